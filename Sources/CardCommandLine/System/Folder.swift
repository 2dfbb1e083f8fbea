#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The content of folders.
package enum Folder {
  /// Returns the paths of the regular files in a folder and its subfolders whose names have the given ending, in upper
  /// or lower case, sorted by their bytes, so that the order is the same on every disk. Names that begin with a dot are
  /// left out, and links to folders aren't followed. A subfolder that can't be read, and a link that leads nowhere, are
  /// in the list themselves: whoever reads them tells that, as of a file that can't be read.
  ///
  /// - Parameters:
  ///   - path: The folder's path, with which the files' paths begin.
  ///   - ending: The ending of the names, in lower case.
  ///   - tellLink: Called with the path of each link to a folder.
  /// - Throws: `SystemError` if the folder can't be read, or a name in it isn't UTF-8.
  package static func files(
    in path: String, endingWith ending: String, tellLink: (String) -> Void = { _ in }
  ) throws(SystemError) -> [String] {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for name in try names(in: path).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let file = prefix + name
      if isFolder(file) {
        do throws(SystemError) {
          files += try self.files(in: file, endingWith: ending, tellLink: tellLink)
        } catch {
          if error == .notText { throw error }
          files.append(file)
        }
        continue
      }
      // Nothing where a link leads nowhere.
      switch try? FileStatus(path: file).kind {
      case .directory: tellLink(file)
      case .regular, nil: if name.lowercased().hasSuffix(ending) { files.append(file) }
      case .pipe, .other: break
      }
    }
    return files
  }

  /// Returns true if a path leads to a folder, through links too.
  package static func isThere(_ path: String) -> Bool { (try? FileStatus(path: path).kind) == .directory }

  /// Creates a folder, unless it exists; the folder around it must.
  package static func create(_ path: String) throws(Failure) {
    do throws(SystemError) { try Path.createFolder(path) } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// Returns true if a path is a folder itself, not a link to one, which may lead back.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError.last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(validatingCString: $0)
        }
      }
      // A file that is passed over would pass a check.
      guard let name else { throw .notText }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
