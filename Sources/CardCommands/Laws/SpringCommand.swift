import CardCommandLine
import CardDialects
import CardMath
import CardMotion
import CardSimulation
import CardText

extension Command {
  package static let spring = Command(
    name: "spring",
    overview: "Convert a spring between the ways of writing it, or sample its motion.",
    discussion: """
      Give the spring in one of its forms: --response and --damping-ratio (UIKit, SwiftUI), --duration and --bounce \
      (SwiftUI), --stiffness and --damping with a --mass (Core Animation, Flutter, React Native, the web), --stiffness \
      and --damping-ratio (Compose, Android's SpringForce), or UIView's own. Without \
      --samples, all the other forms are printed, and what the spring does between --from and --to: how far it \
      overshoots, and when it has settled within each of several bands for good. With --samples, its motion is printed \
      frame by frame.

      'settled' is within 0.5 pt and 10 pt/s; 'arrived' is within 0.001 pt and 0.01 pt/s, where a simulated card \
      becomes its target.
      """,
    sections: [
      Section(
        title: "THE SPRING (ONE OF THESE)",
        options: [
          SpringCommand.stiffness.spec, SpringCommand.damping.spec, SpringCommand.mass.spec,
          SpringCommand.response.spec, SpringCommand.dampingRatio.spec, SpringCommand.duration.spec,
          SpringCommand.bounce.spec, SpringCommand.uikitDuration.spec, SpringCommand.uikitDamping.spec,
          SpringCommand.uikitVelocity.spec,
        ]),
      Section(
        title: "OPTIONS",
        options: [
          SpringCommand.clip.spec, SpringCommand.from.spec, SpringCommand.to.spec, SpringCommand.velocity.spec,
          SpringCommand.samples.spec, SpringCommand.fps.spec, CommonOption.format.spec, SpringCommand.precision.spec,
          CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(
        purpose: "SwiftUI's .spring(duration: 0.4, bounce: 0.2) in every other form",
        line: "cardsim spring --duration 0.4 --bounce 0.2"),
      Example(
        purpose: "UIKit's default spring, with the damping ratio clipped to 1 as UIKit does",
        line: "cardsim spring --mass 3 --stiffness 1000 --damping 500 --clip"),
      Example(
        purpose: "A second of a card that was flicked upwards, at 120 Hz",
        line: "cardsim spring --response 0.4 --damping-ratio 0.8 --from 390.5 --to 71 --velocity -800 "
          + "--samples 121 --fps 120 --format csv"),
    ],
    body: .action(SpringCommand.run))
}

/// `cardsim spring`.
enum SpringCommand {
  // The ranges are far wider than any interface needs, and every form of the spring stays within what `Spring` accepts.
  static let stiffness = Parameter.option(
    "stiffness", "k", .number(in: SpringPart.stiffness.range),
    "Stiffness, as Core Animation, Compose and React Native have it.")
  static let damping = Parameter.option(
    "damping", "c", .number(in: SpringPart.damping.range), "Damping coefficient, beside --stiffness.")
  static let mass = Parameter.option(
    "mass", "m", .number(in: SpringPart.mass.range), default: "1", "Mass, beside --stiffness and --damping.")
  static let response = Parameter.option(
    "response", "time", .seconds(in: SpringPart.response.range),
    "One undamped swing, as in UIKit and SwiftUI: 350ms, 0.35s, or a bare number of seconds.")
  static let dampingRatio = Parameter.option(
    "damping-ratio", "zeta", .number(in: SpringPart.dampingRatio.range),
    "Damping ratio, beside --response or --stiffness: 1 is critical.")
  static let duration = Parameter.option(
    "duration", "time", .seconds(in: SpringPart.duration.range),
    "SwiftUI's perceptual duration: 350ms, 0.35s, or a bare number of seconds.")
  static let bounce = Parameter.option(
    "bounce", "b", .number(in: SpringPart.bounce.range), default: "0", "SwiftUI's bounce, beside --duration.")
  static let uikitDuration = Parameter.option(
    "uikit-duration", "time", .seconds(in: Spring.uikitDurations),
    "UIView.animate(withDuration:usingSpringWithDamping:…): 350ms, 0.35s, or a bare number of seconds.")
  static let uikitDamping = Parameter.option(
    "uikit-damping", "zeta", .number(above: 0.001, upTo: 1000), "UIView's usingSpringWithDamping; above 1 counts as 1.")
  static let uikitVelocity = Parameter.option(
    "uikit-velocity", "v", .number(in: SpringPart.initialVelocity.range), default: "0",
    "UIView's initialSpringVelocity, in distances per second: it changes the spring itself, and the motion begins "
      + "with it.")

  static let clip = Parameter.flag("clip", "Clip a damping ratio above 1 to 1, as UIKit and Core Animation do.")
  static let from = Parameter.option("from", "pt", .number(in: -1e9...1e9), default: "0", "The start position.")
  static let to = Parameter.option("to", "pt", .number(in: -1e9...1e9), default: "100", "The rest position.")
  static let velocity = CommonOption.velocity(
    default: "0", "The initial velocity, positive downward, towards larger values.")
  static let samples = Parameter.option(
    "samples", "n", .integer(in: 1...10_000_000),
    "Print the frames 0 to n − 1 instead: frame, time_us, value, velocity.")
  static let fps = Parameter.option(
    "fps", "hz", .sampleRate, default: "60", "Frames per second of --samples, such as 120 or 59.94.")
  static let precision = CommonOption.precision(default: "4")

  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments.has(fps.spec), !arguments.has(samples.spec) {
      throw .usage("--fps is the rate of --samples, and needs it", parameter: samples.spec)
    }
    let spring = try spring(arguments)
    for parameter in [response, duration, uikitDuration] {
      // A number without a unit is in seconds, and no card moves for so long.
      guard let seconds = arguments[parameter], seconds > 10 else { continue }
      let number = DecimalText.shortest(seconds)
      Terminal.say("Warning: --\(parameter.spec.name) is \(number) s. Did you mean \(number)ms?\n")
    }
    let start = arguments[from]
    let target = arguments[to]
    let motion = SpringMotion(
      spring: spring, displacement: start - target, velocity: try initialVelocity(over: target - start, arguments))
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if let count = arguments[samples] {
        try writeSamples(count, of: motion, around: target, arguments, to: output)
      } else {
        var report = SpringReport(spring: spring, motion: motion, start: start, target: target)
        if let duration = arguments[uikitDuration], let ratio = arguments[uikitDamping] {
          report.uikit = SpringReport.UIKitForm(
            duration: duration, dampingRatio: min(ratio, 1), velocity: arguments[uikitVelocity])
        }
        output.write(report.quantities.render(arguments[CommonOption.format], arguments[precision]))
        if arguments[CommonOption.format] == .text, let reason = report.reasonForNoUIKitForm {
          Terminal.say("Note: \(reason)\n")
        }
      }
    }
  }

  /// Returns the velocity with which the motion begins, points per second.
  ///
  /// - Parameter distance: The distance to the rest position, points, positive downward.
  private static func initialVelocity(over distance: Double, _ arguments: Arguments) throws(Failure) -> Double {
    guard arguments.has(uikitVelocity.spec) else { return arguments[velocity] }
    if arguments.has(velocity.spec) {
      throw .usage(
        "--velocity and --uikit-velocity are two ways to write the initial velocity, in points and in distances; give "
          + "one of them")
    }
    return arguments[uikitVelocity] * distance
  }

  /// Writes the samples, at the instants of the frames of a timeline.
  private static func writeSamples(
    _ count: Int, of motion: SpringMotion, around target: Double, _ arguments: Arguments, to output: Output
  ) throws(Failure) {
    var clock = FrameClock(rates: [FrameClock.Rate(start: 0, arguments[fps])])
    var rows = TableRows(
      columns: ["frame", "time_us", "value", "velocity"], format: arguments[CommonOption.format],
      precision: arguments[precision])
    rows.begin(output)
    for _ in 0..<count {
      let tick = clock.next()
      let instant = Instant(ticks: tick.ticks)
      let state = motion.state(at: instant.seconds(since: .zero))
      let cells: [DataTable.Cell] = [
        .integer(Int(tick.number)), .integer(Int(instant.microseconds)), .number(target + state.position, places: 4),
        .number(state.velocity, places: 4),
      ]
      try rows.write(cells, to: output)
    }
    rows.end(output)
  }

  // MARK: The spring

  /// Returns the spring that was given, in any of its forms.
  private static func spring(_ arguments: Arguments) throws(Failure) -> Spring {
    let spring: Spring
    switch try form(arguments) {
    case .physical:
      guard let stiffness = arguments[stiffness], let damping = arguments[damping] else {
        throw .usage(
          arguments.has(stiffness.spec)
            ? "--stiffness needs --damping or --damping-ratio"
            : "--damping and --mass need --stiffness; a ratio is --damping-ratio")
      }
      spring = Spring(mass: arguments[mass], stiffness: stiffness, damping: damping)
    case .force:
      guard let stiffness = arguments[stiffness], let ratio = arguments[dampingRatio] else {
        throw .usage("--stiffness and --damping-ratio belong together")
      }
      spring = Spring(angularFrequency: stiffness.squareRoot(), dampingRatio: ratio)
    case .response:
      guard let response = arguments[response], let ratio = arguments[dampingRatio] else {
        throw .usage("--response and --damping-ratio belong together")
      }
      spring = Spring(response: response, dampingRatio: ratio)
    case .bounce:
      guard let duration = arguments[duration] else { throw .usage("--bounce needs --duration") }
      spring = Spring(duration: duration, bounce: arguments[bounce])
    case .uikit:
      guard let duration = arguments[uikitDuration], let ratio = arguments[uikitDamping] else {
        throw .usage("--uikit-duration and --uikit-damping belong together")
      }
      spring = uikitSpring(duration: duration, dampingRatio: ratio, velocity: arguments[uikitVelocity])
    }
    if arguments[clip] { return spring.clippedToCritical }
    return spring
  }

  /// The forms of a spring.
  private enum Form: CaseIterable {
    case physical
    case force
    case response
    case bounce
    case uikit

    var options: [ParameterSpec] {
      switch self {
      case .physical: [stiffness.spec, damping.spec, mass.spec]
      case .force: []
      case .response: [SpringCommand.response.spec, dampingRatio.spec]
      case .bounce: [duration.spec, SpringCommand.bounce.spec]
      case .uikit: [uikitDuration.spec, uikitDamping.spec, uikitVelocity.spec]
      }
    }
  }

  /// Returns the one form that was used.
  private static func form(_ arguments: Arguments) throws(Failure) -> Form {
    // These two are parts of other forms, too.
    let isForce = arguments.has(stiffness.spec) && arguments.has(dampingRatio.spec)
    if isForce, Form.allCases.flatMap(\.options).count(where: arguments.has) == 2 { return .force }
    let given = Form.allCases.map { form in (form, form.options.filter(arguments.has)) }.filter { !$0.1.isEmpty }
    guard let first = given.first else {
      throw .usage(
        "Missing the spring: give --stiffness and --damping or --damping-ratio, --response and --damping-ratio, "
          + "--duration and --bounce, or --uikit-duration and --uikit-damping")
    }
    if given.count > 1 {
      if isForce, arguments.has(mass.spec) {
        throw .usage("--mass goes with --damping; leave it out: with --damping-ratio the mass is 1")
      }
      throw .usage(
        "--\(first.1[0].name) and --\(given[1].1[0].name) are parts of two ways to write a spring; "
          + "give one of them")
    }
    return first.0
  }

  private static func uikitSpring(duration: Double, dampingRatio: Double, velocity: Double) -> Spring {
    switch Spring.uikit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: velocity) {
    case .unique(let spring):
      return spring
    case .ambiguous(let stiffest, let rootCount):
      if Spring.knownUIKit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: velocity) == nil {
        Terminal.say(
          "Warning: with this initial velocity UIKit's equation has \(rootCount) solutions, and which one UIKit takes "
            + "isn't known; the stiffest is used, as a simulation does.\n")
      }
      return stiffest
    }
  }
}
