/// The directions in which a search looks around a point: along the axes, and along a basis that turns from one look to
/// the next until every direction has come near.
///
/// The turned basis are the columns of a Householder reflection, I − 2qqᵀ/|q|², of a direction q that Halton's sequence
/// gives; each column is taken both ways.
///
/// Source: M. A. Abramson, C. Audet, J. E. Dennis, S. Le Digabel, *OrthoMADS: a deterministic MADS instance with
/// orthogonal directions*, SIAM Journal on Optimization 20 (2009).
enum PollDirections {
  /// The directions of a look, each as long as 1: 4 for each axis.
  static func directions(dimension: Int, look: Int) -> [[Double]] {
    var directions: [[Double]] = []
    for axis in 0..<dimension {
      for sign in [1.0, -1] { directions.append((0..<dimension).map { $0 == axis ? sign : 0 }) }
    }
    guard dimension > 1 else { return directions }
    // Points of the cube around its middle.
    let normal = (0..<dimension).map { 2 * Halton.coordinate(of: look, dimension: $0) - 1 }
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
