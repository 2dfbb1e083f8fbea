/// An error that is a sentence, and perhaps a likely fix: what prints it, as a failing test does, prints both.
public protocol MessageError: Error, CustomStringConvertible {
  /// The value found, and the accepted ones.
  var message: String { get }

  /// The likely fix; nil if there is none.
  var help: String? { get }
}

extension MessageError {
  /// The message, and the likely fix after a semicolon.
  public var description: String { message + (help.map { "; \($0)" } ?? "") }
}
