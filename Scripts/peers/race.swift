#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The work of one program: `run` does items and returns something that hangs on all of them; `results` are those of
/// the items, numbers as the sixteen hexadecimal digits of their bits.
struct RaceWork {
  var work: String
  var program: String
  var run: (Int) -> Double
  var results: () -> [String]
}

/// Takes a turn for each line that is read, and at the end writes a line for each work: its name, the program, the time
/// of an item and the results, separated by tabs. It does what `race.h` does.
func race(_ works: [RaceWork]) {
  var times = works.map { _ in [Double]() }
  var items = works.map { _ in 0 }
  func round(_ index: Int) -> Double {
    let start = processTime()
    precondition(works[index].run(items[index]).isFinite, "\(works[index].program) comes to nothing")
    return processTime() - start
  }
  while readLine() != nil {
    for index in works.indices {
      if items[index] == 0 {
        items[index] = 64
        while round(index) < 60_000 { items[index] *= 2 }
      } else {
        for _ in 0..<16 { times[index].append(round(index) / Double(items[index])) }
      }
    }
    print("")
    fflush(nil)
  }
  for (index, work) in works.enumerated() where !times[index].isEmpty {
    let time = times[index].sorted()[times[index].count / 4]
    print("\(work.work)\t\(work.program)\t\(time)\t\(work.results().joined(separator: " "))")
  }
}

/// The processor's time of this process, nanoseconds.
private func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The bits of a number.
func bits(_ number: Double) -> String {
  let digits = String(number.bitPattern, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
