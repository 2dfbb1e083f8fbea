/// The directions in which a search polls around a point: along the axes, and along a basis that turns from one poll to
/// the next so that, in the limit, every direction is approached.
///
/// The turned basis consists of the columns of a Householder reflection, I − 2qqᵀ/|q|², of a direction q from Halton's
/// sequence; each column is polled with both signs.
///
/// Source: M. A. Abramson, C. Audet, J. E. Dennis, S. Le Digabel, *OrthoMADS: a deterministic MADS instance with
/// orthogonal directions*, SIAM Journal on Optimization 20 (2009).
enum PollDirections {
  /// Returns the directions of a poll, each of length 1: 4 for each axis, or 2 if there is only one axis.
  static func directions(dimension: Int, poll: Int) -> [[Double]] {
    var directions: [[Double]] = []
    for axis in 0..<dimension {
      for sign in [1.0, -1] { directions.append((0..<dimension).map { $0 == axis ? sign : 0 }) }
    }
    guard dimension > 1 else { return directions }
    // A point of the cube, relative to its centre.
    let normal = (0..<dimension).map { 2 * Halton.coordinate(of: poll, dimension: $0) - 1 }
    let square = normal.reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return directions }
    for column in 0..<dimension {
      let reflected = (0..<dimension).map { row in
        (row == column ? 1.0 : 0) - 2 * normal[row] * normal[column] / square
      }
      directions.append(reflected)
      directions.append(reflected.map { -$0 })
    }
    return directions
  }
}
