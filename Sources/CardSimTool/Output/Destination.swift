/// How an output reaches the place that `-o` names.
enum Destination {
  case standardOutput

  /// A device or a pipe, which was there before and stays.
  case inPlace(FileDescriptor, path: String)

  /// A regular file, or a new one; `target` is where it really stands, with symbolic links followed.
  case replacing(target: String, path: String)

  /// Finds out what `path` leads to, and refuses what can't be written.
  ///
  /// - Parameters:
  ///   - path: what `-o` said; nil and `-` are standard output.
  ///   - inputs: what the command reads.
  init(path: String?, inputs: [Input]) throws(Failure) {
    guard let path, path != "-" else {
      self = .standardOutput
      return
    }
    if path.isEmpty { throw .usage("The output has no name.") }
    guard let status = try Destination.status(of: path) else {
      self = .replacing(target: try Destination.target(of: path), path: path)
      return
    }
    // `/dev/stdout` that leads to a file must go on where that file is, as the shell's `>>` asks.
    if let output = try? FileStatus(of: .standardOutput), output.identity == status.identity {
      self = .standardOutput
      return
    }
    switch status.kind {
    case .directory:
      throw .cannotCreate(path: path, reason: SystemError.isDirectory.reason)
    case .regular:
      if inputs.contains(where: { $0.regularFile == status.identity }) {
        throw .usage("The output '\(path)' is the input itself. Please name another file.")
      }
      // Renaming would get past a file's write protection, so it is asked for.
      if !Path.isWritable(path) { throw .cannotCreate(path: path, reason: SystemError.last.reason) }
      self = .replacing(target: try Destination.target(of: path), path: path)
    case .pipe, .other:
      do throws(SystemError) {
        self = .inPlace(try FileDescriptor.openForWriting(path), path: path)
      } catch {
        throw .cannotCreate(path: path, reason: error.reason)
      }
    }
  }

  /// Whether two paths lead to one file, be it there already or not.
  static func areSame(_ path: String, _ other: String) -> Bool {
    guard let one = try? Path.destination(of: path), let two = try? Path.destination(of: other) else { return false }
    if let first = try? FileStatus(path: one), let second = try? FileStatus(path: two) {
      return first.identity == second.identity
    }
    func folder(_ path: String) -> FileStatus.Identity? {
      let folder = Path.folder(of: path)
      return (try? FileStatus(path: folder.isEmpty ? "." : folder))?.identity
    }
    guard let first = folder(one), let second = folder(two) else { return false }
    return Path.name(of: one) == Path.name(of: two) && first == second
  }

  /// The status of what is there; nil where nothing is.
  private static func status(of path: String) throws(Failure) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(path: path)
    } catch {
      if error == .noSuchFile { return nil }
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  private static func target(of path: String) throws(Failure) -> String {
    do throws(SystemError) {
      return try Path.destination(of: path)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }
}
