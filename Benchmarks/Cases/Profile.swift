/// Where a frame's time goes: the stages' times, put together from parts that were timed by themselves.
public struct Profile: Hashable, Sendable {
  /// A stage: what it is called, what it does, and how long that takes in nanoseconds a frame.
  public struct Stage: Hashable, Sendable {
    /// What it is called.
    public var name: String

    /// What it does.
    public var meaning: String

    /// Nanoseconds a frame; a difference of two times may come out below 0.
    public var nanoseconds: Double

    /// A stage.
    public init(name: String, meaning: String, nanoseconds: Double) {
      (self.name, self.meaning, self.nanoseconds) = (name, meaning, nanoseconds)
    }
  }

  /// The stages, in a frame's order. The last is what the others leave of the whole.
  public let stages: [Stage]

  /// The whole frame, in nanoseconds.
  public let whole: Double

  /// Puts the stages together.
  ///
  /// - Parameter time: What a part takes, in nanoseconds a frame.
  public init(_ time: (FrameStages.Part) -> Double) {
    whole = time(.whole)
    var stages = [
      Stage(name: "clock", meaning: "when the frame is shown", nanoseconds: time(.clock)),
      Stage(
        name: "estimator", meaning: "the finger's samples kept, its velocity estimated", nanoseconds: time(.estimator)),
      Stage(
        name: "reducer", meaning: "inputs folded into the stack, time let pass, without the tracker's part",
        nanoseconds: time(.fold) - time(.stackCopy) - time(.samples)),
      Stage(name: "law", meaning: "the running laws at the frame's instant", nanoseconds: time(.law)),
      Stage(name: "fades", meaning: "progress, dims and alphas", nanoseconds: time(.fades)),
      Stage(
        name: "record", meaning: "the rest of reading a frame: its fields decided and written",
        nanoseconds: time(.read) - time(.law) - time(.fades)),
      Stage(name: "copy", meaning: "the simulation copied at the start of a stretch", nanoseconds: time(.copy)),
    ]
    let sum = stages.reduce(0) { $0 + $1.nanoseconds }
    stages.append(
      Stage(
        name: "remainder", meaning: "the loop around them; below 0: the processor does some of it side by side",
        nanoseconds: whole - sum))
    self.stages = stages
  }
}
