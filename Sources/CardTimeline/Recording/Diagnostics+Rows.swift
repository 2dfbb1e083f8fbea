import CardText

extension Diagnostics {
  /// The number of errors of a table's rows that are shown: more look alike.
  private static var shownRows: Int { 5 }

  /// Throws the errors of a table's rows, the first ones and the number of the others.
  package func throwRowErrors() throws(DiagnosticsError) {
    do throws(DiagnosticsError) {
      try throwErrors()
    } catch {
      var few = error
      few.omittedCount += max(0, few.diagnostics.count - Self.shownRows)
      few.diagnostics = Array(few.diagnostics.prefix(Self.shownRows))
      throw few
    }
  }
}
