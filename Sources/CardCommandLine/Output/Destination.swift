/// The destination of an output, and the method to write there.
package enum Destination {
  case standardOutput

  /// A device or a pipe, which exists already and isn't replaced.
  case inPlace(FileDescriptor, path: String)

  /// A regular file, or a new one; `target` is its path with symbolic links resolved.
  case replacing(target: String, path: String)

  /// Finds the destination of `path`, and refuses one that can't be written.
  ///
  /// - Parameters:
  ///   - path: The value of `-o`; nil and `-` are standard output.
  ///   - asGolden: True for a golden, as in `Output.to`.
  package init(path: String?, asGolden: Bool) throws(Failure) {
    guard let path, path != "-" else {
      self = .standardOutput
      return
    }
    if path.isEmpty { throw .usage("The output has no name.") }
    guard let status = try Destination.status(of: path) else {
      self = .replacing(target: try Destination.target(of: path), path: path)
      return
    }
    // If `/dev/stdout` leads to a file, writing must continue at its current position, as the shell's `>>` requires.
    if let output = try? FileStatus(of: .standardOutput), output.identity == status.identity {
      self = .standardOutput
      return
    }
    // So must a file that another descriptor has open: a new file in its place would end what is written there.
    if let open = FileDescriptor(named: path) {
      do throws(SystemError) {
        self = .inPlace(try open.duplicate(), path: path)
      } catch {
        throw .cannotCreate(path: path, reason: error.reason)
      }
      return
    }
    switch status.kind {
    case .directory:
      throw .cannotCreate(path: path, reason: SystemError.isDirectory.reason)
    case .regular:
      if !InputFile.allowsReplacing(status, asGolden: asGolden) {
        throw .usage("The output '\(path)' is the input itself. Please name another file.")
      }
      // Renaming would bypass a file's write protection, so that is checked.
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

  /// Refuses outputs that lead to the same file, of which one would be lost.
  ///
  /// - Parameters:
  ///   - paths: The paths of all outputs; nil and `-` are standard output, which takes several.
  ///   - parameter: The option at fault.
  package static func requireApart(_ paths: [String?], parameter: ParameterSpec) throws(Failure) {
    let files = paths.compactMap(\.self).filter { $0 != "-" }
    for (index, path) in files.enumerated() {
      guard files[..<index].contains(where: { $0 == path || Destination.areSame($0, path) }) else { continue }
      throw .usage(
        "Two outputs go to '\(path)', and one would be lost: each needs a file of its own", parameter: parameter)
    }
  }

  /// Returns true if two paths lead to the same file, even one that doesn't exist yet.
  package static func areSame(_ path: String, _ other: String) -> Bool {
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

  /// Returns true if what is written to `path` goes to standard output.
  ///
  /// - Parameter path: The value of an option; nil and `-` are standard output.
  package static func isStandardOutput(_ path: String?) -> Bool {
    guard let path, path != "-" else { return true }
    guard let status = try? FileStatus(path: path), let output = try? FileStatus(of: .standardOutput) else {
      return false
    }
    return status.identity == output.identity
  }

  /// Returns true if a second file at `path` would mix with the rows, or is on standard output by name.
  ///
  /// - Parameter rows: The value of `-o`.
  package static func isMixed(_ path: String, withRowsAt rows: String?) -> Bool {
    if path == "-" || path == rows || rows.map({ areSame($0, path) }) ?? false { return true }
    return isStandardOutput(path) && isStandardOutput(rows)
  }

  /// Returns the status of the file at `path`; nil if there is none.
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
