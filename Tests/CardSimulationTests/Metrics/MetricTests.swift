import CardSimulation
import Testing

@Suite struct MetricTests {
  /// Before the first frame each metric has no value or is 0.
  @Test func nothingIsMeasuredOfNothing() {
    let metrics = Metrics()
    let none: Set<Metric> = [
      .target, .settleTime, .releaseVelocity, .cardTop, .cardBottom, .mapDimMin, .mapDimMax, .mapButtonMin,
      .mapButtonMax, .contentAlphaMin, .contentAlphaMax, .stackDimMax, .scrollMax, .scrollEnd, .timeToMost,
      .overshootShare, .peakAcceleration, .rmsJerk, .fingerVelocity, .policyVelocity, .startVelocity,
      .firstFrameVelocity, .releaseRatio, .handoffRatio, .firstMove, .stillTime, .flickEffortSlow, .flickEffort,
      .flickEffortFast, .skipVelocity, .flipShare,
    ]
    for metric in Metric.allCases {
      #expect(metrics[metric] == (none.contains(metric) ? .none : .number(0)), "\(metric)")
    }
  }
}
