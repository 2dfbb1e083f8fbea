/// The time of a frame by stages, composed of parts that were timed separately.
public struct Profile: Hashable, Sendable {
  /// A stage: its name, its meaning, and its time in nanoseconds per frame.
  public struct Stage: Hashable, Sendable {
    /// The stage's name.
    public var name: String

    /// The work that the stage does, in words.
    public var meaning: String

    /// Nanoseconds per frame; a difference of two times may be below 0.
    public var nanoseconds: Double

    /// Creates a stage.
    public init(name: String, meaning: String, nanoseconds: Double) {
      (self.name, self.meaning, self.nanoseconds) = (name, meaning, nanoseconds)
    }
  }

  /// The stages, in a frame's order. The last is the remainder: the whole less all other stages.
  public let stages: [Stage]

  /// The time of the whole frame, in nanoseconds.
  public let whole: Double

  /// Computes the stages from the times of the parts.
  ///
  /// - Parameter time: Returns the time of a part, in nanoseconds per frame.
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
