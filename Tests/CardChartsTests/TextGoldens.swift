/// The expected text of small plots.
enum TextGoldens {
  static let smallUnicode = """
    small
          │resting╌╌╌╌│dragging╌╌╌╌│settling╌╌╌│
               release(v=-9.00) ..
                                   ▾
          position, pt  (• finger)
     100 ┤                            ⢀⣀⡠⠤⠤⠤⠤⠤⠤⠤ top
         │                        ⡠⠒⠊⠉⠁
         │                     ⢀⡠⠊
         │                   ⢀⠔⠁
     200 ┤                 ⢀⠔⠁
         │                ⡠⠊ •
         │              ⡠⠊
     300 ┤            ⢀⠔⠁
         │           ⡔⠁
         │         ⡠⠊ •
         │       ⢀⠎
     400 ┤⠒⠒⠒⠒⠒⠒⠒⠁                               low
         └┴───────────┴────────────┴───────────┴
          0          100          200         300 ms

    """

  static let smallASCII = """
    small
          |resting----|dragging----|settling---|
               release(v=-9.00) ..
                                   v
          position, pt  (o finger)
     100 +                            ...------- top
         |                        .-'''
         |                     ..'
         |                   .-'
     200 +                 .-'
         |                .' o
         |              .'
     300 +            .-'
         |           |'
         |         .' o
         |       .|
     400 +-------'                               low
         ++-----------+------------+-----------+
          0          100          200         300 ms

    """
}
