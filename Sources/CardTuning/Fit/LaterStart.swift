import CardTimeline

/// The sample from which on a spring moves the card, in a recording that shows only the card: before it, a finger may
/// have dragged it.
///
/// Each sample may be the spring's first one. The samples before it are left out, each at a cost, and the start with
/// the least sum of costs counts:
///
/// ```
/// Σ (r/σ)² + 3 · (the number of samples left out) + 2 · (5 + 6)
/// ```
/// r is the distance of a sample from the spring nearest to those that remain, and σ its expected error. That is
/// Akaike's criterion for the 5 parameters of the spring and 6 of a drag: the place, the velocity and the instant of
/// its beginning and of its end. A sample left out, which has a parameter of its own, costs 3 in place of 2, since the
/// noise is known only roughly. So a sample within 1.7 standard deviations stays, and what a finger leaves in the fit
/// isn't more than noise.
///
/// Measured, for flicks of springs at 60 and 120 Hz: the response is right to a tenth in all of 80 recordings with a
/// noise of 0.3 pt, in 59 of 60 with 0.5 pt and in all of 60 with 0.7 pt. A spring alone gets a later start in 3 of 100
/// recordings, soon after its own, which costs the fit little. The intervals are those of all likely starts: of 1,500
/// springs after a finger, with up to 0.5 pt of noise and 1 ms of jitter, 1,350 responses lie in theirs, and 1,218 in
/// that of the likeliest start alone.
struct LaterStart {
  /// The part of the recording from the start on.
  let stretch: MotionStretch

  /// The parts from other starts on that explain the recording almost as well.
  let others: [MotionStretch]

  /// The period of the spring that moves the card from there on, seconds.
  let response: Double

  /// True if this explains the recording better than the models that were fitted to the whole, and is to be fitted;
  /// false if it explains it almost as well, and the whole claims to know another spring, or if the recording tells of
  /// a release, which is believed.
  let isBetter: Bool

  /// Finds the start with the least cost; nil if models explain the whole far better, or almost as well by about the
  /// same spring. Where the recording tells of a release, that is believed, and only a better start is told.
  ///
  /// - Parameters:
  ///   - data: The numbers in the stretch.
  ///   - models: The models fitted to them.
  init?(in recording: Recording, _ stretch: MotionStretch, _ data: FitData, _ models: Models) {
    guard let spring = models.spring, let nearest = models.ranking.first, let whole = models.quality(of: nearest.model),
      let found = LaterStartSearch.start(in: recording, stretch, data, near: spring, besides: whole)
    else { return nil }
    func part(from seconds: Double) -> MotionStretch? {
      let time = Double(data.originMicroseconds) + seconds * 1e6 - 0.5
      guard let index = stretch.samples.first(where: { Double(recording.samples[$0].microseconds) >= time }) else {
        return nil
      }
      var later = stretch
      later.samples = index..<stretch.samples.upperBound
      (later.firstMoved, later.startsAtRest) = (index, false)
      return later
    }
    guard let later = part(from: found.time) else { return nil }
    others = found.others.compactMap(part)
    (self.stretch, response, isBetter) = (later, found.response, found.isBetter && !stretch.followsRelease)
    let isPossible = !stretch.followsRelease && nearest.model != .deceleration && differs(from: spring.response)
    guard found.isBetter || isPossible else { return nil }
  }

  /// True if another period is known well, and isn't this one.
  private func differs(from other: Estimate) -> Bool {
    let reach = FitWarning.goodMargin * other.value
    return other.margin <= reach && (response - other.value).magnitude > reach
  }

  /// The warning that a fit with this start, or without it, needs.
  func warning(in recording: Recording) -> FitWarning {
    let start = recording.samples[stretch.samples.lowerBound].microseconds
    if stretch.followsRelease { return .laterRelease(microseconds: start, response: response) }
    return isBetter ? .laterStart(microseconds: start) : .possibleStart(microseconds: start, response: response)
  }
}
