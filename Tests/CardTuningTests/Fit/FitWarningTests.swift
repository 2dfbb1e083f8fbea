import CardTuning
import Testing

@Suite struct FitWarningTests {
  @Test(
    arguments: [
      (.slowSampling(hertz: 30), "sampled at 30.0 Hz: below 50 Hz the numbers aren't reliable"),
      (.slowSampling(hertz: 0.06), "sampled at 0.06 Hz: is the time in another unit? --time-unit says which"),
      (
        .unevenSampling(longest: 0.05, usual: 0.0166667),
        "the samples lie unevenly: usually 16.7 ms apart, once 50.0 ms"
      ),
      (.fewSamples(3), "only 3 samples lie between start and rest; 8 or more would be enough"),
      (.notSettled, "the recording ends before the motion has come to rest"),
      (
        .ambiguous(.critical, .spring),
        "the damping ratio can't be told from 1: 'spring' and 'critical' explain the recording equally well"
      ),
      (
        .ambiguous(.spring, .curve),
        "'spring' and 'curve' can't be told apart: they explain the recording equally well"
      ),
      (
        .undetermined("the response", Estimate(value: 0.4, low: 0.15, high: 0.65)),
        "the response is hardly determined: 0.4000 ± 0.2500"
      ),
      (
        .undetermined("the initial velocity", Estimate(value: 449_991, low: -1e12, high: 1e12)),
        "the initial velocity is hardly determined: 449991.0000 ± any"
      ),
      (
        .poorFit(.curve, share: 0.034),
        "no model comes near: 'curve', the best of them, is off by 3.4 % of the travel; is there more than one motion, "
          + "or a finger? --since and --until cut"
      ),
      (
        .laterStart(microseconds: 216_667),
        "fitted from 216.7 ms on: what moves before that moves otherwise, as a card in a finger's hand; --since says "
          + "where to begin"
      ),
      (
        .possibleStart(microseconds: 216_667, response: 0.4),
        "if a finger may have moved the card up to 216.7 ms, a spring of response 0.400 s from there on explains the "
          + "recording almost as well; --since says where to begin"
      ),
      (
        .laterRelease(microseconds: 233_333, response: 0.4),
        "from 233.3 ms on, a spring of response 0.400 s explains the recording better than from the release on: did the "
          + "finger let go only then? --since says where to begin"
      ),
      (
        .outliers(1, microseconds: 350_000, distance: 19.96),
        "the sample at 350.0 ms lies 20.0 pt beside its neighbours, as a frame that was shown twice, and was left out"
      ),
      (
        .outliers(3, microseconds: 350_000, distance: 19.96),
        "3 samples, the first at 350.0 ms, lie up to 20.0 pt beside their neighbours, as frames that were shown twice, "
          + "and were left out"
      ),
      (
        .suddenStop(microseconds: 416_667, velocity: 1234.4),
        "after 416.7 ms, the motion stops from 1234 pt/s within a sample, as a card that a finger catches or a curve "
          + "that ends fast; if it was caught, --until leaves the stop out"
      ),
      (
        .severalMotions(2, microseconds: 1_000_000),
        "there are 2 motions; the one at 1000.0 ms goes farthest and was fitted; --since and --until choose another"
      ),
    ] as [(FitWarning, String)])
  func everyWarningIsASentence(warning: FitWarning, text: String) {
    #expect(warning.text == text)
  }
}
