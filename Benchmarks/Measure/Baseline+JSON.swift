import CardText

extension Baseline {
  /// The value of the `format` key of a baseline's file.
  public static let format = "cardsim-bench-1"

  /// The baseline as a JSON document.
  public var text: String {
    JSONWriter.document { document in
      document.object { baseline in
        baseline.member("format", Self.format)
        baseline.member("fingerprint") { fingerprint.write(to: &$0) }
        baseline.member("cases") { list in
          list.array { list in
            for result in results { list.element { result.write(to: &$0) } }
          }
        }
      }
    }
  }

  /// Reads a document strictly: all errors are reported at once, each with its line and column.
  public static func read(_ source: SourceText) throws(DiagnosticsError) -> Baseline {
    try JSONDocument.object(source) { reader in
      _ = reader.required("format", as: .oneOf([format: ()]))
      let fingerprint = reader.required("fingerprint", as: .object(MachineFingerprint.read))
      let cases = reader.required("cases", as: .array(of: .object(CaseResult.read)))
      guard let fingerprint, let cases else { return nil }
      return Baseline(fingerprint: fingerprint, results: cases)
    }
  }
}

extension MachineFingerprint {
  /// Writes the fingerprint as an object.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("processor", processor)
      object.member("system", system)
      object.member("toolchain", toolchain)
      object.member("flags", flags)
    }
  }

  fileprivate static func read(_ reader: ObjectReader) -> MachineFingerprint? {
    let processor = reader.required("processor", as: .string)
    let system = reader.required("system", as: .string)
    let toolchain = reader.required("toolchain", as: .string)
    let flags = reader.required("flags", as: .string)
    guard let processor, let system, let toolchain, let flags else { return nil }
    return MachineFingerprint(processor: processor, system: system, toolchain: toolchain, flags: flags)
  }
}

extension CaseResult {
  /// Writes the result as an object. Counts and times that are nil are left out.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("name", name)
      object.member("item", item)
      object.member("digest", digest)
      object.member("frames", frames)
      if let allocations {
        object.member("allocations", allocations.calls)
        object.member("counted_items", allocations.items)
      }
      guard let measurement else { return }
      object.member("p25_ns", measurement.p25)
      object.member("median_ns", measurement.median)
      object.member("p99_ns", measurement.p99)
      object.member("largest_ns", measurement.largest)
      object.member("items_per_sample", measurement.itemsPerSample)
      object.member("samples", measurement.sampleCount)
      object.member("tail_of_single_items", measurement.hasSingleTail)
      if let costliest = measurement.costliest { object.member("costliest_item_ns", costliest) }
      if let yardstick { object.member("yardstick_ns", yardstick) }
      if let ratio { object.member("ratio", ratio) }
    }
  }

  fileprivate static func read(_ reader: ObjectReader) -> CaseResult? {
    let counts = 0...Int.max / 2
    let name = reader.required("name", as: .string)
    let item = reader.required("item", as: .string)
    let digest = reader.required("digest", as: .string)
    let frames = reader.required("frames", as: .integer(in: counts))
    let calls = reader.optional("allocations", as: .integer(in: counts))
    let items = reader.optional("counted_items", as: .integer(in: 1...Int.max / 2))
    let times = ["p25_ns", "median_ns", "p99_ns", "largest_ns"].map { reader.optional($0, as: .number(atLeast: 0)) }
    let itemsPerSample = reader.optional("items_per_sample", as: .integer(in: 1...Int.max / 2))
    let samples = reader.optional("samples", as: .integer(in: 1...Int.max / 2))
    let costliest = reader.optional("costliest_item_ns", as: .number(atLeast: 0))
    let yardstick = reader.optional("yardstick_ns", as: .number(atLeast: 0))
    // They follow from the other members; they are written for other readers of the document.
    _ = reader.optional("tail_of_single_items", as: .bool)
    _ = reader.optional("ratio", as: .number(atLeast: 0))
    guard let name, let item, let digest, let frames else { return nil }
    var result = CaseResult(name: name, item: item, digest: digest, frames: frames)
    if let calls, let items { result.allocations = Allocations(calls: calls, items: items) }
    if let p25 = times[0], let median = times[1], let p99 = times[2], let largest = times[3], let itemsPerSample,
      let samples
    {
      result.measurement = Measurement(
        p25: p25, median: median, p99: p99, largest: largest, itemsPerSample: itemsPerSample, sampleCount: samples)
      result.measurement?.costliest = costliest
      result.yardstick = yardstick
    }
    return result
  }
}
