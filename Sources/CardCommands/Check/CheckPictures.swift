import CardCharts
import CardCommandLine

/// The pictures that `check --pictures` writes, in one folder under names that are all different.
struct CheckPictures {
  private let folder: String

  /// The name of each scenario's first picture, without the ending: the second `card` is `card-2`.
  private let names: [String]

  /// All names that are taken.
  private var taken: Set<String>

  /// Creates the folder.
  init(in folder: String, of scenarios: [String]) throws(Failure) {
    try Folder.create(folder)
    guard Folder.isThere(folder) else { throw .cannotCreate(path: folder, reason: "it isn't a folder") }
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    // A path's slashes aren't those of folders of pictures.
    let scenarios = scenarios.map { Path.name(of: $0) }
    var (seen, taken): (Set<String>, Set<String>) = ([], Set(scenarios))
    names = scenarios.map { seen.insert($0).inserted ? $0 : CheckPictures.free($0, &taken) }
    self.taken = taken
  }

  /// Writes a scenario's picture, and returns its path.
  ///
  /// - Parameters:
  ///   - index: The scenario's place among all.
  ///   - place: The picture's place among those of the scenario.
  mutating func write(_ plot: TimelinePlot, of index: Int, at place: Int) throws(Failure) -> String {
    let name = place == 0 ? names[index] : CheckPictures.free(names[index], &taken)
    let path = folder + name + ".svg"
    try Output.to(path) { output throws(Failure) in
      plot.write(PlotStyle(), to: &output.buffer)
    }
    return path
  }

  /// Takes the first name with a number that is free.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var number = 2
    while !taken.insert("\(name)-\(number)").inserted { number += 1 }
    return "\(name)-\(number)"
  }
}
