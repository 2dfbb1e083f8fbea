/// The standard library's `description`: the shortest decimal that reads back, copied into bytes.
@main
enum DescriptionRunner {
  static func main() {
    let positions = (0..<1024).map { 71 + 319.5 * (Double($0) / 1024).squareRoot() }
    var bytes = [UInt8](repeating: 0, count: 65_536 + 64)
    let work = RaceWork(
      work: "exact number", program: "Swift's description",
      run: { items in
        var used = 0
        for index in 0..<items {
          var text = positions[index & 1023].description
          text.withUTF8 { utf8 in
            for byte in utf8 {
              bytes[used] = byte
              used += 1
            }
          }
          if used > 65_536 { used = 0 }
        }
        return Double(bytes[0])
      }, results: { positions.map(\.description) })
    race([work])
  }
}
