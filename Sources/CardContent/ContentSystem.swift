/// The library that lays content out, and its version: the versions share their rules and differ in numbers.
public enum ContentSystem: UInt8, Hashable, Sendable, CaseIterable {
  /// Spots 1.9.0, of May 2016.
  case spots19

  /// Spots 7.5.0, of January 2018.
  case spots75

  /// CardParts 2.6.0, of August 2018.
  case cardParts26

  /// CardParts 4.0.0, of November 2021.
  case cardParts40
}
