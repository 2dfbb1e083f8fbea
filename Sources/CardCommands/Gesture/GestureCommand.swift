import CardCommandLine

extension Command {
  package static let gesture = Command(
    name: "gesture",
    overview: "Look at a recorded gesture, make one, or take one from and to other systems.",
    discussion: """
      A gesture is a CSV file with the columns time_us,phase,pointer,x_pt,y_pt: whole microseconds; began, moved, \
      stationary, ended or cancelled; a number for each finger; points, y downward.
      """,
    body: .group([gestureInfo, gestureMake, gestureImport, gestureExport]))
}
