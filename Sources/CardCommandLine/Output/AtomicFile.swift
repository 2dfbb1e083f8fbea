#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written next to the one it replaces, and takes its place in one step.
package struct AtomicFile {
  /// The descriptor to write to.
  package let descriptor: FileDescriptor

  private let temporary: String
  private let target: String

  /// The target's name in messages.
  private let name: String

  /// Creates a file next to `target`, with the permissions of `target` if that exists.
  package init(replacing target: String, calledBy name: String) throws(Failure) {
    self.target = target
    self.name = name
    do throws(SystemError) {
      (descriptor, temporary) = try AtomicFile.createNeighbour(of: target)
    } catch {
      throw .cannotCreate(path: name, reason: error.reason)
    }
    if let status = try? FileStatus(path: target) {
      // A disk without permissions can't keep them, which is no failure.
      try? descriptor.setMode(status.mode)
    }
  }

  /// Moves the complete file to its place.
  package func commit() throws(Failure) {
    do throws(SystemError) {
      try descriptor.synchronize()
      try descriptor.close()
      try Interruption.ending(temporary) { () throws(SystemError) in try Path.rename(temporary, to: target) }
    } catch {
      throw .cannotWrite(path: "'\(name)'", reason: error.reason)
    }
  }

  /// Removes the file; the target stays as it was.
  package func discard() {
    try? Interruption.ending(temporary) { unlink(temporary) }
  }

  /// The most bytes that disks allow in a name.
  private static let nameLimit = 255

  /// Returns the name of a file next to one called `name`, with as much of that name as fits.
  package static func neighbour(of name: String, ending: String) -> String {
    var stem = name
    // Whole characters, since some disks refuse what isn't UTF-8.
    while !stem.isEmpty, stem.utf8.count + ending.utf8.count + 1 > nameLimit { stem.removeLast() }
    return ".\(stem)\(ending)"
  }

  /// Creates a file next to `target`. Processes in two containers may share a process number and a folder, so a taken
  /// name belongs to another process.
  private static func createNeighbour(of target: String) throws(SystemError) -> (FileDescriptor, String) {
    let (folder, name) = (Path.folder(of: target), Path.name(of: target))
    for attempt in 0..<100 {
      let ending = ".cardsim-\(getpid())" + (attempt == 0 ? "" : "-\(attempt)")
      let path = folder + neighbour(of: name, ending: ending)
      var created: FileDescriptor?
      do throws(SystemError) {
        try Interruption.beginning(path) { () throws(SystemError) in created = try FileDescriptor.create(path) }
      } catch {
        if error != .alreadyExists { throw error }
      }
      if let created { return (created, path) }
    }
    throw SystemError.alreadyExists
  }
}
