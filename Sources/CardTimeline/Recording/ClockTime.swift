/// A time of day as logs write it, `14:03:01.250`, or a date and a time, `2026-11-26T14:03:01,250Z`.
///
/// ISO 8601-1:2019, 5.3 and 5.4, in the extended format; a blank may stand for the T, as in RFC 3339, 5.6. Without a
/// date, `00:03.250` are minutes and seconds, as a video's player shows them: hours and minutes have no decimals.
struct ClockTime: Hashable {
  /// Microseconds since midnight, or since the start of 1970 if there is a date; a half is rounded up.
  let microseconds: Int64

  /// True if there is a date, and if there are hours.
  let hasDate: Bool, hasHours: Bool

  /// The microseconds of a day and of an hour.
  static let day: Int64 = 86_400_000_000
  static let hour: Int64 = 3_600_000_000

  /// The longest time between two samples, microseconds, after which an hour counts as passed.
  static let soon: Int64 = 60_000_000

  /// Reads a text, which may have blanks around it; nil: it is no such time.
  init?(_ text: ArraySlice<UInt8>) {
    var scanner = Scanner(rest: text)
    scanner.skipBlanks()
    var date: Int64?
    if scanner.rest.dropFirst(4).first == UInt8(ascii: "-") {
      guard let days = scanner.date(), scanner.skip(UInt8(ascii: "T"), UInt8(ascii: "t"), 0x20) else { return nil }
      date = days
    }
    guard let timeOfDay = scanner.timeOfDay() else { return nil }
    var time = timeOfDay.microseconds
    if let date {
      guard timeOfDay.hasHours, let zone = scanner.zone() else { return nil }
      time += date * ClockTime.day - zone
    }
    scanner.skipBlanks()
    guard scanner.rest.isEmpty else { return nil }
    (microseconds, hasDate, self.hasHours) = (time, date != nil, timeOfDay.hasHours)
  }

  /// The part of a text that isn't read yet.
  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skipBlanks() {
      rest = rest.drop { $0 == 0x20 }
      while rest.last == 0x20 { rest.removeLast() }
    }

    /// Skips one of some characters; returns false if another one comes.
    mutating func skip(_ characters: UInt8...) -> Bool {
      guard let first = rest.first, characters.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Reads a number of a count of digits; nil: there are fewer or more.
    mutating func number(digits: ClosedRange<Int>) -> Int64? {
      let found = rest.prefix { $0 &- 0x30 <= 9 }
      guard digits.contains(found.count) else { return nil }
      rest = rest[found.endIndex...]
      return found.reduce(0) { 10 * $0 + Int64($1 - 0x30) }
    }

    /// Reads a number of two digits.
    mutating func number(upTo limit: Int64) -> Int64? {
      guard let number = number(digits: 2...2), number <= limit else { return nil }
      return number
    }

    /// Reads a year, a month and a day; returns the days since the start of 1970.
    mutating func date() -> Int64? {
      let dash = UInt8(ascii: "-")
      guard let year = number(digits: 4...4), skip(dash), let month = number(upTo: 12), month > 0, skip(dash),
        let day = number(upTo: 31), day > 0
      else { return nil }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard day <= lengths[Int(month) - 1] else { return nil }
      // The leap days before the year, counted from a year 0 on, which is one itself.
      let past = year + 399
      let leaps = past / 4 - past / 100 + past / 400 - 96
      // 719,528 days lie between 0000-01-01 and 1970-01-01.
      return 365 * year + leaps + lengths.prefix(Int(month) - 1).reduce(0, +) + day - 1 - 719_528
    }

    /// Reads hours, minutes, seconds and up to nine decimals, or minutes, seconds and decimals; returns the
    /// microseconds since midnight, and whether there are hours.
    mutating func timeOfDay() -> (microseconds: Int64, hasHours: Bool)? {
      let colon = UInt8(ascii: ":")
      // The second 60 is a leap second.
      guard let first = number(digits: 1...2), first <= 59, skip(colon), let second = number(upTo: 60) else {
        return nil
      }
      var whole = (first * 60 + second) * 1_000_000
      let hasHours = skip(colon)
      if hasHours {
        guard first <= 23, second <= 59, let seconds = number(upTo: 60) else { return nil }
        whole = 60 * whole + seconds * 1_000_000
      } else if rest.first != UInt8(ascii: ".") && rest.first != UInt8(ascii: ",") {
        return nil
      }
      guard skip(UInt8(ascii: "."), UInt8(ascii: ",")) else { return (whole, hasHours) }
      let count = rest.prefix { $0 &- 0x30 <= 9 }.count
      guard var fraction = number(digits: 1...9) else { return nil }
      for _ in count..<9 { fraction *= 10 }
      return (whole + (fraction + 500) / 1000, hasHours)
    }

    /// Reads the zone after a date's time: `Z`, `+01:00`, `-0330`, `+01`, or none; returns how far it is ahead,
    /// microseconds.
    mutating func zone() -> Int64? {
      guard let sign = rest.first, !skip(UInt8(ascii: "Z"), UInt8(ascii: "z")) else { return 0 }
      guard skip(UInt8(ascii: "+"), UInt8(ascii: "-")) else { return nil }
      let count = rest.prefix { $0 &- 0x30 <= 9 }.count
      guard count == 2 || count == 4, var minutes = number(digits: 2...4) else { return nil }
      minutes = count == 2 ? 60 * minutes : 60 * (minutes / 100) + minutes % 100
      if count == 2, skip(UInt8(ascii: ":")) {
        guard let more = number(upTo: 59) else { return nil }
        minutes += more
      }
      guard minutes <= 24 * 60 else { return nil }
      return (sign == UInt8(ascii: "-") ? -minutes : minutes) * 60_000_000
    }
  }
}

/// The times of one column of clock times, one after the other.
struct ClockTimes {
  /// The first time, by its own clock.
  private let start: ClockTime

  /// The microseconds from the first time to the last one read, and those of the whole days or hours between them.
  private var (last, passed): (Int64, Int64) = (0, 0)

  /// The microseconds from the time before the last one to that.
  private var step: Int64 = 0

  init(from start: ClockTime) {
    self.start = start
  }

  /// True if a time can stand in one column with the first one: it has hours if that has.
  func take(_ time: ClockTime) -> Bool { time.hasHours || !start.hasHours }

  /// Returns the microseconds from the first time to the next one; nil: only one of them has a date.
  ///
  /// Without dates, a jump back by more than twelve hours is midnight; without hours, one to a time that comes within a
  /// minute is the next hour.
  mutating func next(_ time: ClockTime) -> Int64? {
    guard time.hasDate == start.hasDate else { return nil }
    var since = time.microseconds - start.microseconds + passed
    if !time.hasDate, time.hasHours, last - since > ClockTime.day / 2 {
      (passed, since) = (passed + ClockTime.day, since + ClockTime.day)
    } else if !time.hasHours {
      // A time out of order isn't an hour: the next sample comes soon.
      if step <= ClockTime.soon, 0...ClockTime.soon ~= since + ClockTime.hour - last {
        (passed, since) = (passed + ClockTime.hour, since + ClockTime.hour)
      } else if passed > 0, since - last > ClockTime.hour / 2 {
        since -= ClockTime.hour
      }
    }
    (step, last) = (since - last, since)
    return since
  }
}
