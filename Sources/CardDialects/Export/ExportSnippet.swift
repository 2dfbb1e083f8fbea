import CardText

/// A motion as a target writes it, and how far that is from the exact one.
public struct ExportSnippet: Hashable, Sendable {
  /// What it is for.
  public let target: ExportTarget

  /// What there is to paste, in whole lines.
  public let code: String

  /// What the target makes of the numbers as they are written.
  public let motion: ExportMotion

  /// How far that is from the exact motion.
  public let error: MotionError

  /// What somebody who pastes it should know, in sentences.
  public let notes: [String]

  /// The code below its error, in comments of its language. A language without comments has the error in the code.
  public var text: String {
    guard let comment = target.comment else { return code }
    return comment.before + "\(target.title): \(words)" + comment.after + "\n" + code
  }

  /// `largest error 0.0021 pt, 0.030 ms`.
  public var words: String { Self.words(for: error) }

  /// Both numbers rounded up, so that they bound the error.
  static func words(for error: MotionError) -> String {
    let delay = error.delay.map { ", \(bound($0 * 1000, decimals: 3)) ms" } ?? ""
    let span = error.isCutShort ? " in the first \(DecimalText.fixed(error.span, decimals: 1)) s" : ""
    return "largest error \(bound(error.distance, decimals: 4)) pt\(delay)\(span)"
  }

  /// A number that isn't below `number`, with a few decimals; 0 only where it is 0, or but for roundings.
  private static func bound(_ number: Double, decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return DecimalText.fixed(number <= 1e-9 ? 0 : (number / unit).rounded(.up) * unit, decimals: decimals)
  }
}
