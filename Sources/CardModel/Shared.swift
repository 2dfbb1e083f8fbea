/// A value that lies outside of its owner: copies of the owner share it until one of them changes it.
///
/// State that most frames don't change lies in one, so that a copy of a simulation moves few bytes. It behaves as the
/// value itself would.
package struct Shared<Value> {
  /// The value lies in the class instance itself, after its header: one allocation for both.
  @usableFromInline
  final class Storage: ManagedBuffer<Void, Value> {
    /// Memory for a value, which the caller initializes at once.
    @inline(__always)
    static func make() -> Storage { unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: Storage.self) }

    /// Memory with a copy of the value at a place.
    static func make(copyOf other: UnsafeMutablePointer<Value>) -> Storage {
      let storage = make()
      storage.place.initialize(from: other, count: 1)
      return storage
    }

    @inlinable
    var place: UnsafeMutablePointer<Value> {
      @inline(__always) get { withUnsafeMutablePointerToElements { $0 } }
    }

    deinit { place.deinitialize(count: 1) }
  }

  @usableFromInline
  var storage: Storage

  /// A value that no one else has.
  package init(_ value: consuming Value) {
    storage = Storage.make()
    storage.place.initialize(to: value)
  }

  /// The value. A change copies it first if another owner has it, too.
  ///
  /// It is given out by its address, so that a caller that reads a part of it loads that part only.
  @inlinable
  package var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(storage.place) }
    @inline(__always) unsafeMutableAddress { ownPlace() }
  }

  /// Returns the value's place for a change, which no other owner sees.
  @inlinable @inline(__always)
  mutating func ownPlace() -> UnsafeMutablePointer<Value> {
    if !isKnownUniquelyReferenced(&storage) { copyValue() }
    return storage.place
  }

  @inline(never)
  @usableFromInline
  mutating func copyValue() { storage = Storage.make(copyOf: storage.place) }

  /// The value's place, for functions that are `mutating` only to be called in place and that change nothing. It is
  /// valid until its owner's value is changed, which may move it.
  var place: UnsafeMutablePointer<Value> {
    @inline(__always) get { storage.place }
  }

  /// True if no one else has this value.
  var isOwn: Bool {
    mutating get { isKnownUniquelyReferenced(&storage) }
  }

  /// Becomes a copy of another value without a new place for it, if no one else has this one.
  package mutating func assign(_ other: Shared) {
    if isKnownUniquelyReferenced(&storage) {
      // Assigned, the other value would be copied twice. Its place is another one: the same would have two owners.
      storage.place.deinitialize(count: 1)
      storage.place.initialize(from: other.storage.place, count: 1)
    } else {
      storage = Storage.make(copyOf: other.storage.place)
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Shared, other: Shared) -> Bool { one.value == other.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Two threads never change one value: the first change gives its owner a value of its own.
extension Shared: @unchecked Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  /// A debugger, a dump and the tests see the value as if it lay in its owner.
  extension Shared: CustomReflectable {
    /// The value alone.
    package var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .struct) }
  }
#endif
