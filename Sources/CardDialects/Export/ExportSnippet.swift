import CardText

/// A motion in a target's language, and its error relative to the exact motion.
public struct ExportSnippet: Hashable, Sendable {
  /// The target.
  public let target: ExportTarget

  /// The code to paste, in whole lines.
  public let code: String

  /// The motion that the target makes of the numbers as written.
  public let motion: ExportMotion

  /// The difference between that motion and the exact one.
  public let error: MotionError

  /// Notes for people who paste the code, in sentences.
  public let notes: [String]

  /// The evidence for the target's law, in words.
  public let evidence: String

  /// The code, preceded by its error in a comment of its language. A language without comments has the error in the
  /// code.
  public var text: String {
    guard let comment = target.comment else { return code }
    return comment.before + "\(target.title): \(words)" + comment.after + "\n" + code
  }

  /// The error in words: `largest error 0.0021 pt, 0.030 ms`.
  public var words: String { Self.words(for: error) }

  /// Both numbers rounded up, so that they bound the error.
  static func words(for error: MotionError) -> String {
    let delay = error.delay.map { ", \(bound($0 * 1000, decimals: 3)) ms" } ?? ""
    let span = error.isCutShort ? " in the first \(DecimalText.fixed(error.span, decimals: 1)) s" : ""
    return "largest error \(bound(error.distance, decimals: 4)) pt\(delay)\(span)"
  }

  /// The text of a number not below `number`, rounded up to `decimals` decimals; 0 if `number` is at most 1e-9, a
  /// rounding error.
  private static func bound(_ number: Double, decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return DecimalText.fixed(number <= 1e-9 ? 0 : (number / unit).rounded(.up) * unit, decimals: decimals)
  }
}
