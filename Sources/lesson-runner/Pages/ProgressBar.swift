import Interface

extension TextStyle {
  /// Returns the learner's progress on one line, such as `[###--- ------] 3 of 12 solved`.
  ///
  /// `lessons` says for each lesson's exercises whether they're solved; `count` is the progress in
  /// words. If the bar doesn't fit, a mark represents more than one exercise. A style with words
  /// has no bar. The marks are plain ASCII, which has the same width in every font.
  func progressBar(_ lessons: [[Bool]], count: String) -> String {
    let exercises = lessons.flatMap { $0 }
    let solved = exercises.count { $0 }
    func marks(_ solved: [Bool]) -> String { String(solved.map { $0 ? "#" : "-" }) }
    let whole = lessons.map(marks).joined(separator: " ")
    // Two brackets and a space surround the marks.
    let room = width - count.count - 3
    if usesWords || whole.count > room && room < 5 { return count }
    if whole.count <= room { return "[\(whole)] \(count)" }
    // Rounded down, so that the bar is full only if all exercises are solved.
    let filled = solved * room / exercises.count
    return "[\(marks((0..<room).map { $0 < filled }))] \(count)"
  }
}
