import CardMath
import CardPage
import CardSimulation
import CardText

/// Tries random scenarios: a scenario that the reader accepts must run, come to rest, and be the same after a restore.
///
/// A seed and an index determine a run. A trap or an endless run ends the process, so a script starts it again after
/// the index that `range` wrote last:
///
/// - `range SEED FROM TO PROGRESS FOLDER` tries the runs FROM ..< TO. PROGRESS is a file with one line, see
///   ``Progress``; each failure is printed on a line, and its document written to FOLDER.
/// - `show SEED INDEX` prints a run's document.
/// - `try FILE` tries a document: exit code 0, 65 if it is refused, or ``Trial/Kind``'s.
/// - `shrink FILE` prints the smallest document with the same failure.
/// - `engine` prints each built-in scenario as a page's engine takes it, and its digest, for `Scripts/build-wasm.sh`.
/// - `pack FILE PACKED...` prints a file as a page carries it, without a word that stands for unfinished work, and after
///   a `"` the shortest of the others, which are packed already.
@main
enum CardTorture {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.map { UInt64($0) }
    switch (words.first, words.count) {
    case ("range", 6):
      guard let seed = numbers[1], let from = numbers[2], let to = numbers[3] else { break }
      range(seed: seed, from: from, to: to, progress: words[4], folder: words[5])
      return
    case ("show", 3):
      guard let seed = numbers[1], let index = numbers[2] else { break }
      System.print(Generator.document(seed: seed, index: index).line)
      return
    case ("try", 2): System.end(tryDocument(words[1]))
    case ("shrink", 2):
      let document = read(words[1])
      var shrinker = Shrinker(document)
      guard shrinker.failure != 0, shrinker.failure != 65 else {
        System.say("error: \(words[1]) doesn't fail")
        System.end(64)
      }
      System.print(shrinker.smallest().line)
      System.say("\(shrinker.failure): \(Trial.name(of: shrinker.failure)), \(shrinker.tries) tries")
      return
    case ("engine", 1): return EngineCases.print()
    case ("pack", 3...):
      // In two parts, so that this file doesn't contain them itself; and an escape of the literal that holds the text.
      let marks = ["to" + "do", "fix" + "me", "x" + "xx", "ha" + "ck", "\\##"]
      guard let text = PackedText.carried(readBytes(words[1]), without: marks),
        let other = PackedText.carried(packed: words[2...].map(readBytes), without: marks)
      else {
        System.say("error: every way to pack \(words[1]) spells a word for unfinished work")
        System.end(1)
      }
      System.print(text + "\"" + other)
      return
    default: break
    }
    let range = "range SEED FROM TO PROGRESS FOLDER"
    System.say("usage: CardTorture \(range) | show SEED INDEX | try FILE | shrink FILE | engine | pack FILE PACKED...")
    System.end(64)
  }

  private static func read(_ path: String) -> JSONValue {
    guard let document = JSONValue(readBytes(path)) else {
      System.say("error: \(path) holds no JSON document")
      System.end(66)
    }
    return document
  }

  private static func readBytes(_ path: String) -> [UInt8] {
    if let bytes = System.read(path) { return bytes }
    System.say("error: \(path) can't be read")
    System.end(66)
  }

  /// Tries the runs of a range in order.
  private static func range(seed: UInt64, from: UInt64, to: UInt64, progress path: String, folder: String) {
    var progress = Progress(path)
    for index in from..<to {
      progress.begin(index)
      System.limitTime(seconds: Trial.secondsMax)
      let start = System.processorMicroseconds
      let document = Generator.document(seed: seed, index: index)
      do throws(DiagnosticsError) {
        let read = try ReadDocument(document)
        var draw = Draw(seed: seed ^ 0x5EED, index: index)
        do throws(Trial.Failure) {
          progress.frames += try Trial.run(read.scenario, &draw)
        } catch {
          System.write(read.document.line + "\n", to: "\(folder)/\(seed)-\(index).json")
          System.print("\(seed)\t\(index)\t\(error.kind.rawValue)\t\(error.kind.name)\t\(error.detail)")
        }
      } catch {
        progress.refused += 1
      }
      progress.end(after: System.processorMicroseconds - start)
    }
    progress.begin(to)
  }

  /// Tries a document with many saved frames. Returns the exit code of the process.
  private static func tryDocument(_ path: String) -> Int32 {
    System.limitTime(seconds: Trial.secondsMax)
    do throws(DiagnosticsError) {
      let read = try ReadDocument(read(path))
      var draw = Draw(seed: 1, index: 0)
      do throws(Trial.Failure) {
        let frames = try Trial.run(read.scenario, &draw, saves: 40, measures: true)
        System.print("\(frames) frames, nothing fails")
        return 0
      } catch {
        System.print("\(error.kind.name): \(error.detail)")
        return error.kind.rawValue
      }
    } catch {
      System.print(error.text)
      return 65
    }
  }
}
