import CardCommandLine
import CardModel
import CardScenario
import CardText

extension Command {
  static let gestureMake = Command(
    name: "make",
    overview: "Make a swipe that lifts at exactly the velocity you want.",
    discussion: """
      The finger starts from rest and goes in a straight line. It is sampled as a touch screen would, with a finger's \
      unsteadiness in place and time, which follows from the seed: the same command always makes the same file.
      """,
    sections: .options(
      GestureMakeCommand.from.spec, GestureMakeCommand.to.spec, GestureMakeCommand.duration.spec,
      GestureMakeCommand.releaseVelocity.spec, GestureMakeCommand.estimator.spec, GestureMakeCommand.rate.spec,
      GestureMakeCommand.jitter.spec, GestureMakeCommand.timeJitter.spec, GestureMakeCommand.seed.spec,
      CommonOption.output.spec),
    examples: [
      Example(
        purpose: "A flick upwards at 900 points per second, as UIKit's and SwiftUI's trackers measure it",
        line: "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 -o flick.csv"),
      Example(
        purpose: "A slow drag down that stops before it lifts, by a finger of steel",
        line: "cardsim gesture make --from 200,100 --to 200,400 --duration 1.2s --release-velocity 0 --jitter 0 "
          + "--time-jitter 0us"),
    ],
    body: .action(GestureMakeCommand.run))
}

/// `cardsim gesture make`.
enum GestureMakeCommand {
  static let from = Parameter.requiredOption("from", "x,y", .point, "The first position of the finger, in points.")
  static let to = Parameter.requiredOption("to", "x,y", .point, "The last position of the finger, in points.")
  static let duration = Parameter.requiredOption("duration", "time", .duration, "From touch to lift, such as 180ms.")
  static let releaseVelocity = Parameter.requiredOption(
    "release-velocity", "pt/s", .number(in: -1e6...1e6),
    "Along the longer of the two axes when it lifts, positive downward or to the right.")
  static let estimator = Parameter.option(
    "estimator", "rule", .estimator, default: TouchRules().estimator.name, "The rule by which that velocity is exact.")
  static let rate = Parameter.option(
    "rate", "hz", .number(in: GestureSampling.rates), default: ShortNumber.text(GestureSampling().hertz),
    "Samples per second.")
  static let jitter = Parameter.option(
    "jitter", "pt", .number(in: GestureSampling.jitters), default: ShortNumber.text(GestureSampling().jitterPoints),
    "The largest error of a sample, in each direction.")
  static let timeJitter = Parameter.option(
    "time-jitter", "time", .duration, default: ShortNumber.text(GestureSampling().jitterMicroseconds) + "us",
    "The largest error of a sample's time, early or late.")
  static let seed = Parameter.option("seed", "n", .seed, default: "0", "The seed of the jitter.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let gesture = try swipe(arguments)
    if let turn = SwipeTurn(from: arguments[from], to: arguments[to], releaseVelocity: arguments[releaseVelocity]) {
      Terminal.say("Warning: \(turn.sentence)\n")
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.buffer.append(bytes: gesture.csv())
    }
  }

  private static func swipe(_ arguments: Arguments) throws(Failure) -> Gesture {
    var sampling = GestureSampling(hertz: arguments[rate], seed: arguments[seed])
    sampling.jitterPoints = arguments[jitter]
    sampling.jitterMicroseconds = Double(arguments[timeJitter].microseconds)
    do throws(GestureSynthesisError) {
      return try Gesture.swipe(
        from: arguments[from], to: arguments[to], microseconds: arguments[duration].microseconds,
        releaseVelocity: arguments[releaseVelocity], estimator: arguments[estimator], sampling: sampling)
    } catch {
      throw .usage("There is no such swipe: \(error)")
    }
  }
}
