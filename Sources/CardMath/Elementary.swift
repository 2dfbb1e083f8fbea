/// The elementary functions, made only of `+ − × ÷` and integer operations, so that they give the same bits everywhere.
///
/// The C libraries' `exp`, `log`, `sin` and `atan2` differ in the last bit between systems, one of them between
/// processors, and compilers fold them at build time with yet another one. These functions don't: their error is below
/// 1 ulp, and their result depends only on the argument's bits.
///
/// The method is the textbook one: reduce the argument exactly, in two or more parts; approximate on a small interval
/// by a minimax polynomial; add the parts so that only the last addition rounds noticeably. The constants come from
/// `Scripts/elementary-coefficients.py`, the stated errors from tables that `Scripts/elementary-table.py` makes.
public enum Elementary {
  /// Adding this to a number with a magnitude below 2⁵¹ rounds it to a whole number (a tie to the even one), which is
  /// then in the low bits of the sum. `rounded()` would be a call on processors without a rounding instruction.
  @usableFromInline
  static var shifter: Double {
    @inlinable @inline(__always) get { 0x1.8p52 }
  }

  /// ln 2 in two parts, the first of 42 bits: its product with a whole number of at most 11 bits is exact.
  @usableFromInline
  static var ln2: (high: Double, low: Double) {
    @inlinable @inline(__always) get { (0x1.62e42fefa3800p-1, 0x1.ef35793c76730p-45) }
  }
}
