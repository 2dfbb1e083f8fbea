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

  /// The parts that were timed, in nanoseconds a frame.
  public struct Parts: Hashable, Sendable {
    /// Whole frames, and the copy with which each stretch of them begins.
    public var whole, copy: Double
    /// The display's clock.
    public var clock: Double
    /// The finger's samples added to a tracker; the same with the velocity asked for in each frame.
    public var samples, estimator: Double
    /// Inputs folded into the stack, with a copy of it; that copy.
    public var fold, stackCopy: Double
    /// The laws alone, the fades alone.
    public var law, fades: Double
    /// A frame read from an advanced stack: laws, fades, and all fields written.
    public var read: Double

    /// The parts.
    public init(
      whole: Double, copy: Double, clock: Double, samples: Double, estimator: Double, fold: Double, stackCopy: Double,
      law: Double, fades: Double, read: Double
    ) {
      (self.whole, self.copy, self.clock) = (whole, copy, clock)
      (self.samples, self.estimator) = (samples, estimator)
      (self.fold, self.stackCopy) = (fold, stackCopy)
      (self.law, self.fades, self.read) = (law, fades, read)
    }
  }

  /// Puts the stages together.
  public init(_ parts: Parts) {
    var stages = [
      Stage(name: "clock", meaning: "when the frame is shown", nanoseconds: parts.clock),
      Stage(
        name: "estimator", meaning: "the finger's samples kept, its velocity estimated", nanoseconds: parts.estimator),
      Stage(
        name: "reducer", meaning: "inputs folded into the stack, time let pass, without the tracker's part",
        nanoseconds: parts.fold - parts.stackCopy - parts.samples),
      Stage(name: "law", meaning: "the running laws at the frame's instant", nanoseconds: parts.law),
      Stage(name: "fades", meaning: "progress, dims and alphas", nanoseconds: parts.fades),
      Stage(
        name: "record", meaning: "the rest of reading a frame: its fields decided and written",
        nanoseconds: parts.read - parts.law - parts.fades),
      Stage(name: "copy", meaning: "the simulation copied at the start of a stretch", nanoseconds: parts.copy),
    ]
    let sum = stages.reduce(0) { $0 + $1.nanoseconds }
    stages.append(
      Stage(
        name: "remainder", meaning: "the loop around them; below 0: the processor does some of it side by side",
        nanoseconds: parts.whole - sum))
    self.stages = stages
    whole = parts.whole
  }
}
