#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The handling of signals that stop the tool: unfinished files are removed, and the process ends as the signal
/// requires.
package enum Interruption {
  /// The most files that are written at once: a run has its rows, its items and a state.
  private static let fileLimit = 8

  /// The unfinished files, for the signal handler: ``fileLimit`` C strings that this enum owns, or nil.
  ///
  /// Unsafe, but correct: the tool has one thread, and `blocking` holds the signals while these change. A handler may
  /// touch neither the heap nor Swift strings, so these must be plain pointers.
  nonisolated(unsafe) private static let unfinishedFiles: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let files = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: fileLimit)
    files.initialize(repeating: nil, count: fileLimit)
    return files
  }()

  /// True if the user asked a long search to stop; written by the signal handler, and read between two pieces of work.
  nonisolated(unsafe) package fileprivate(set) static var isAsked = false

  /// True while the current work has to be finished before the tool ends; read by the signal handler.
  nonisolated(unsafe) fileprivate static var isFinishing = false

  /// The signal that arrived during such work; 0: none.
  nonisolated(unsafe) fileprivate static var waitingSignal: CInt = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// Turns writing to a closed pipe, or beyond the allowed file size, into an error of the write, and installs the
  /// clean-up for the signals that end the tool. It must be called once, first of all.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Accessed once, so that the handler finds it initialised.
    _ = unfinishedFiles
    for number in signals {
      // A signal that was ignored when the tool started (`nohup`, a script's background job) stays ignored.
      let previous = signal(number, cleanUpAndDie)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    // A parent's worker thread often has all signals blocked (Dispatch's do), and a child inherits that; without this
    // no signal could stop the tool.
    var ours = signalSet
    sigprocmask(SIG_UNBLOCK, &ours, nil)
  }

  /// Makes the first Ctrl-C only a request to stop; the second one ends the tool.
  package static func letAsk() {
    let previous = signal(SIGINT, noteAndRearm)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGINT, SIG_IGN) }
  }

  /// Ends the tool as the signal would have, once all is written, if the user asked for it.
  package static func endIfAsked() {
    guard isAsked else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }

  /// Runs `begin` with signals blocked, and records the path of the file that it began.
  package static func beginning(_ path: String, _ begin: () throws(SystemError) -> Void) throws(SystemError) {
    try blocking { () throws(SystemError) in
      try begin()
      for index in 0..<fileLimit where unfinishedFiles[index] == nil {
        unfinishedFiles[index] = strdup(path)
        return
      }
    }
  }

  /// Runs `end` with signals blocked, after which the file at the path isn't unfinished any more.
  package static func ending(_ path: String, _ end: () throws(SystemError) -> Void) throws(SystemError) {
    try blocking { () throws(SystemError) in
      try end()
      for index in 0..<fileLimit {
        guard let file = unfinishedFiles[index], strcmp(file, path) == 0 else { continue }
        unfinishedFiles[index] = nil
        free(file)
      }
    }
  }

  private static func blocking(_ change: () throws(SystemError) -> Void) throws(SystemError) {
    var held = signalSet
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &held, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    try change()
  }
}

extension Interruption {
  /// Runs `work` to its end even if a signal arrives, and ends the tool after that. A second signal takes effect at
  /// once.
  package static func finishing(_ work: () throws(SystemError) -> Void) throws(SystemError) {
    isFinishing = true
    defer {
      isFinishing = false
      if waitingSignal != 0 { cleanUpAndDie(waitingSignal) }
    }
    try work()
  }
}

/// Removes the unfinished files, then lets the signal take its default action, so that the caller sees it. Makes only
/// calls that POSIX allows in a signal handler.
private func cleanUpAndDie(_ number: CInt) {
  if Interruption.isFinishing {
    Interruption.isFinishing = false
    Interruption.waitingSignal = number
    return
  }
  Interruption.removeUnfinishedFiles()
  signal(number, SIG_DFL)
  raise(number)
}

/// Records the request to stop, and restores the handler for the next signal.
private func noteAndRearm(_ number: CInt) {
  Interruption.isAsked = true
  signal(number, cleanUpAndDie)
}

extension Interruption {
  fileprivate static func removeUnfinishedFiles() {
    for index in 0..<fileLimit { if let path = unfinishedFiles[index] { unlink(path) } }
  }
}
