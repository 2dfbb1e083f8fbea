#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written beside the one it is going to replace, and takes its place in one step.
struct AtomicFile {
  /// Where to write.
  let descriptor: FileDescriptor

  private let temporary: String
  private let target: String

  /// What the user calls the target.
  private let name: String

  /// Creates the neighbour of `target`, with the permissions that `target` has where it is there.
  init(replacing target: String, calledBy name: String) throws(Failure) {
    self.target = target
    self.name = name
    do throws(SystemError) {
      (descriptor, temporary) = try AtomicFile.createNeighbour(of: target)
    } catch {
      throw .cannotCreate(path: name, reason: error.reason)
    }
    if let status = try? FileStatus(path: target) {
      // A disk without permissions can't keep them, and doesn't need to.
      try? descriptor.setMode(status.mode)
    }
  }

  /// Puts the file, now whole, in its place.
  func commit() throws(Failure) {
    do throws(SystemError) {
      try descriptor.synchronize()
      try descriptor.close()
      try Path.rename(temporary, to: target)
      try Interruption.guarding { nil }
    } catch {
      throw .cannotWrite(path: "'\(name)'", reason: error.reason)
    }
  }

  /// Removes the file; the target stays as it was.
  func discard() {
    try? Interruption.guarding { () throws(SystemError) in
      unlink(temporary)
      return nil
    }
  }

  /// Processes in two containers may have one number and one folder, so a name that is taken isn't ours.
  private static func createNeighbour(of target: String) throws(SystemError) -> (FileDescriptor, String) {
    let stem = "\(Path.folder(of: target)).\(Path.name(of: target)).cardsim-\(getpid())"
    for attempt in 0..<100 {
      let path = attempt == 0 ? stem : "\(stem)-\(attempt)"
      var created: FileDescriptor?
      do throws(SystemError) {
        try Interruption.guarding { () throws(SystemError) in
          created = try FileDescriptor.create(path)
          return path
        }
      } catch {
        if error != .alreadyExists { throw error }
      }
      if let created { return (created, path) }
    }
    throw SystemError.alreadyExists
  }
}
