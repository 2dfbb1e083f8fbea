#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens when the tool is told to stop: an unfinished file goes, and the process ends as the signal says.
enum Interruption {
  /// The unfinished file, for the signal handler: a C string that this enum owns, or nil.
  ///
  /// Unsafe, and right, because the tool has one thread and `guarding` keeps the signals away while it changes;
  /// and a handler may touch neither the heap nor Swift strings, so it must be a plain pointer.
  nonisolated(unsafe) private static var unfinishedFile: UnsafeMutablePointer<CChar>?

  /// Whether somebody asked a long search to stop: written by the signal handler, and read between two pieces of work.
  nonisolated(unsafe) fileprivate(set) static var isAsked = false

  /// Whether what goes on now is to be finished before the tool ends: read by the signal handler.
  nonisolated(unsafe) fileprivate static var isFinishing = false

  /// The signal that waits for that; 0: none does.
  nonisolated(unsafe) fileprivate static var waitingSignal: CInt = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// Makes writing to a closed pipe, or beyond the allowed file size, an error that the writer sees, and readies the
  /// clean-up for the signals that end the tool. To be called once, first of all.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Touched once, so that the handler finds it initialised.
    unfinishedFile = nil
    for number in signals {
      // Whoever started the tool with a signal ignored (`nohup`, a script's background job) wants it ignored.
      let previous = signal(number, cleanUpAndDie)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    // A parent's worker thread often has all signals blocked (Dispatch's do), and a child inherits that: without this
    // nobody could stop the tool.
    var ours = signalSet
    sigprocmask(SIG_UNBLOCK, &ours, nil)
  }

  /// From now on the first Ctrl-C only asks; the second one ends the tool.
  static func letAsk() {
    let previous = signal(SIGINT, noteAndRearm)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGINT, SIG_IGN) }
  }

  /// Ends the tool as the signal would have, once all is written, if somebody asked.
  static func endIfAsked() {
    guard isAsked else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }

  /// Does `change`, during which no signal comes, and then knows the unfinished file by the path it returned.
  static func guarding(_ change: () throws(SystemError) -> String?) throws(SystemError) {
    var held = signalSet
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &held, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    let path = try change()
    free(unfinishedFile)
    unfinishedFile = path.flatMap { strdup($0) }
  }
}

extension Interruption {
  /// Does `work` to its end although a signal comes, and ends the tool then. A second signal doesn't wait.
  static func finishing(_ work: () throws(SystemError) -> Void) throws(SystemError) {
    isFinishing = true
    defer {
      isFinishing = false
      if waitingSignal != 0 { cleanUpAndDie(waitingSignal) }
    }
    try work()
  }
}

/// Removes the unfinished file, then lets the signal do what it does to a program that doesn't catch it, so that the
/// caller sees it. Only calls that POSIX allows in a signal handler.
private func cleanUpAndDie(_ number: CInt) {
  if Interruption.isFinishing {
    Interruption.isFinishing = false
    Interruption.waitingSignal = number
    return
  }
  Interruption.removeUnfinishedFile()
  signal(number, SIG_DFL)
  raise(number)
}

/// Notes that somebody asked, and lets the next signal do what it did before.
private func noteAndRearm(_ number: CInt) {
  Interruption.isAsked = true
  signal(number, cleanUpAndDie)
}

extension Interruption {
  fileprivate static func removeUnfinishedFile() {
    if let path = unfinishedFile { unlink(path) }
  }
}
