import CardSim
import CardTestSupport
import Testing

/// The displayed place of a pushed or popped card, between every two detents, as in TGCardViewController's source.
///
/// The card moves inside a view that moves with the same spring. With `p` the push's progress and `q` the rest of the
/// pop's, its top edge is
///
/// ```
/// push  H · (1 − p) + newY · p                        2018: (oldY + height) · (1 − p) + newY · p
/// pop   oldY + (newY − oldY) · q + height · q
/// ```
@Suite struct PushSlideTests {
  struct Device: CustomTestStringConvertible {
    let name: String
    let height: Double
    let detents: [String: Double]
    var testDescription: String { name }
    var cardHeight: Double { height - detents["extended"]! }
  }

  /// Devices with detents by the formulas of the geometry: extended under the safe area, peaking at half, collapsed
  /// with a header of 84.
  static let devices = [
    Device(name: "iphone-se-3", height: 667, detents: ["extended": 70, "peaking": 298.5, "collapsed": 583]),
    Device(name: "iphone-15", height: 852, detents: ["extended": 71, "peaking": 390.5, "collapsed": 734]),
    Device(name: "iphone-15-pro-max", height: 932, detents: ["extended": 71, "peaking": 430.5, "collapsed": 814]),
  ]

  static let pairs: [(String, String)] = ["collapsed", "peaking", "extended"].flatMap { old in
    ["collapsed", "peaking", "extended"].map { (old, $0) }
  }

  static func run(_ preset: String, _ device: Device, from old: String, to new: String) throws -> Run {
    try Run(
      json: """
        { "preset": "\(preset)", "device": "\(device.name)",
          "set": { "geometry.extended_gap_home": 12, "geometry.extended_gap_button": 50 },
          "cards": [{ "name": "a", "header": 84, "detent": "\(old)" }, { "name": "b", "header": 84, "detent": "\(new)" }],
          "inputs": [{ "at": "100ms", "push": "b" }, { "at": "1500ms", "pop": true }] }
        """, fps: 240)
  }

  @Test(arguments: ["tgcard-2.5.1", "tgcard-readme", "tgcard-2018"], devices)
  func everyPairOfDetents(preset: String, device: Device) throws {
    let start = Self.devices.firstIndex { $0.name == device.name } ?? 0
    for (old, new) in Seeds.every(2, of: Self.pairs, from: start % 2) {
      let run = try Self.run(preset, device, from: old, to: new)
      let (oldY, newY) = (device.detents[old]!, device.detents[new]!)
      let is2018 = preset == "tgcard-2018"
      let start = is2018 ? oldY + device.cardHeight : device.height
      var (pushing, popping) = (0, 0)
      for row in run.rows {
        guard let progress = row.sample.transitionProgress, let edge = row.sample.transitionY else { continue }
        if row.sample.phase == .pushing {
          pushing += 1
          #expect(edge.isNear(start * (1 - progress) + newY * progress, 1e-9), "\(old) to \(new)")
          #expect(row.sample.cardY.isNear(oldY + (newY - oldY) * progress, 1e-9))
        } else {
          popping += 1
          let left = 1 - progress
          let own = (oldY - newY + device.cardHeight) * left
          #expect(edge.isNear(newY + own, 1e-9), "\(new) back to \(old)")
        }
      }
      #expect(pushing > 40, "\(pushing) and \(popping) frames")
      #expect(popping > 60, "\(pushing) and \(popping) frames")
      // The card overshoots by 2.84 % of its distance, as a spring of UIKit's damping ratio 0.75 does.
      let highest = run.rows.filter { $0.sample.phase == .pushing }.compactMap(\.sample.transitionY).min()!
      #expect((newY - highest).isNear((start - newY) * 0.0284, (start - newY) * 3e-4), "\(old) to \(new): \(highest)")
    }
  }

  /// `standard` pushes a card from the screen's bottom edge and pops it to there, and no push overshoots by more
  /// than its limit.
  @Test(arguments: devices)
  func standardGoesFromEdgeToEdge(device: Device) throws {
    for (old, new) in Self.pairs {
      let run = try Self.run("standard", device, from: old, to: new)
      let newY = device.detents[new]!
      let edges = run.rows.filter { $0.sample.phase == .pushing }.compactMap(\.sample.transitionY)
      #expect(edges.count > 40)
      #expect(edges[0] == device.height)
      #expect(edges.last!.isNear(newY, 0.002))
      #expect(edges.min()! >= device.detents["extended"]! - 24 - 1e-6)
      #expect(edges.min()! >= newY - 44 - 1e-6)
      for row in run.rows where row.sample.phase == .popping {
        let left = 1 - row.sample.transitionProgress!
        #expect(row.sample.transitionY!.isNear(newY + (device.height - newY) * left, 0.002))
      }
    }
  }

  /// The numbers of the source: a push from peaking on an iPhone 15 is at 480.7 at a p of 0.4754, and its pop ends at
  /// 1171.5; on iOS 26 a picture of it ends at 881.
  @Test func theNumbers() throws {
    let run = try Self.run("tgcard-2.5.1", Self.devices[1], from: "peaking", to: "extended")
    // UIKit's spring of 0.25 s and ζ 0.75 is at 0.4754 after 37.6 ms.
    let frequency = Oracle.uikitAngle(dampingRatio: 0.75) / 0.25
    var (low, high) = (0.0, 0.1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let left = Oracle.spring(
        angularFrequency: frequency, dampingRatio: 0.75, displacement: 1, velocity: 0, at: middle
      ).position
      if 1 - left < 0.4754 { low = middle } else { high = middle }
    }
    var player = Player(run.scenario)
    player.deliver()
    let sample = player.read(at: Instant.zero.advanced(bySeconds: 0.1 + low))
    #expect(sample.transitionProgress!.isNear(0.4754, 1e-6))
    #expect(sample.transitionY!.isNear(480.7, 0.05))

    let last = try #require(run.rows.last { $0.sample.phase == .popping }?.sample)
    #expect(last.transitionY!.isNear(1171.5, 1.5))
    let picture = try Run(
      json: """
        { "preset": "tgcard-2.5.1", "set": { "pop.to": "picture" },
          "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "extended" }],
          "inputs": [{ "at": "0ms", "push": "b", "animated": false }, { "at": "100ms", "pop": true }] }
        """, fps: 240)
    for row in picture.rows where row.sample.phase == .popping {
      let left = 1 - row.sample.transitionProgress!
      #expect(row.sample.transitionY!.isNear(71 + (881 - 71) * left, 1e-9))
    }
    #expect(picture.rows.count { $0.sample.phase == .popping } > 60)
  }
}
