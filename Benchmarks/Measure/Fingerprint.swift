#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine and the compiler that times depend on: times of different machines aren't comparable.
public struct MachineFingerprint: Hashable, Sendable {
  /// The processor's name and its number of cores.
  public var processor: String

  /// The operating system, its version and its architecture.
  public var system: String

  /// The compiler.
  public var toolchain: String

  /// The configuration and the architecture of the compiled program.
  public var flags: String

  /// Creates a fingerprint.
  public init(processor: String, system: String, toolchain: String, flags: String) {
    (self.processor, self.system, self.toolchain, self.flags) = (processor, system, toolchain, flags)
  }

  /// The differences from another fingerprint, a phrase for each part; empty if they are equal.
  public func differences(from other: MachineFingerprint) -> [String] {
    [
      ("processor", processor, other.processor), ("system", system, other.system),
      ("toolchain", toolchain, other.toolchain), ("flags", flags, other.flags),
    ].compactMap { $1 == $2 ? nil : "\($0): here '\($1)', there '\($2)'" }
  }

  /// The fingerprint of this machine and this program.
  public static var present: MachineFingerprint {
    MachineFingerprint(
      processor: "\(processorName) × \(sysconf(CInt(_SC_NPROCESSORS_ONLN)))", system: systemName,
      toolchain: compiler, flags: "\(configuration), \(architecture)")
  }

  /// The processor's name in the text of `/proc/cpuinfo`, without needless blanks.
  static func processorName(in cpuinfo: String) -> String? {
    for line in cpuinfo.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].split(whereSeparator: \.isWhitespace) == ["model", "name"] else { continue }
      return parts[1].split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  private static var processorName: String {
    #if canImport(Darwin)
      var size = 256
      var name = [CChar](repeating: 0, count: size)
      if sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 {
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      return "unknown"
    #else
      return processorName(in: text(of: "/proc/cpuinfo")) ?? "unknown"
    #endif
  }

  private static var systemName: String {
    var name = utsname()
    uname(&name)
    func field(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    let system = withUnsafeBytes(of: &name.sysname, field)
    let release = withUnsafeBytes(of: &name.release, field)
    let machine = withUnsafeBytes(of: &name.machine, field)
    return "\(system) \(release) \(machine)"
  }

  /// The beginning of a file of the `/proc` file system; empty if it can't be opened.
  private static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3.2)
      "Swift 6.3.2 or newer"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #elseif compiler(>=6.2)
      "Swift 6.2"
    #elseif compiler(>=6.1)
      "Swift 6.1"
    #else
      "Swift 6.0"
    #endif
  }

  private static var configuration: String { isDebug ? "debug" : "release" }

  /// True if this program was compiled without optimisation: only then is an assertion's condition evaluated.
  public static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}
