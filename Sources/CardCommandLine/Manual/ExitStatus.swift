/// An exit code of the tool, and the reason for it: the help and the manual list these.
package struct ExitStatus: Sendable {
  package var code: Int32

  /// The reason, after "the exit code is 0": `when done`.
  package var reason: String

  /// All exit codes but those of signals. The numbers from 64 on are those of BSD's `sysexits.h`.
  package static let all = [
    ExitStatus(code: 0, reason: "when done (also when the reader closed the pipe, which changes no verdict)"),
    ExitStatus(code: 1, reason: "when the answer is no"),
    ExitStatus(code: 64, reason: "for a wrong command line"),
    ExitStatus(code: 65, reason: "for wrong input"),
    ExitStatus(code: 66, reason: "for missing input"),
    ExitStatus(code: 70, reason: "for a fault of the tool's own"),
    ExitStatus(code: 73, reason: "when the output can't be created"),
    ExitStatus(code: 74, reason: "when a write fails"),
  ]

  /// All of them in one sentence.
  package static var sentence: String {
    let parts = all.map { "\($0.code) \($0.reason)" }
    return "The exit code is " + parts.dropLast().joined(separator: ", ") + " and \(parts[parts.count - 1])."
  }
}
