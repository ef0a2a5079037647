import Course
import Interface

/// The output of `grade`: a line for each learner during grading, and a table at the end.
struct HandInText {
  let lessons: [Lesson]
  let style: TextStyle

  private var total: Int { lessons.map(\.exercises.count).reduce(0, +) }

  func line(for grade: HandInGrade) -> String {
    let mark = style.mark(grade.solvedCount == total ? .passed : .notChecked)
    let remarks = grade.summary(lessons).map { "  (\($0))" } ?? ""
    return "\(mark) \(grade.name.padding(to: 24)) \(grade.solvedCount) of \(total)\(remarks)"
  }

  /// Returns a row for each learner, with the points for each lesson, the sum, and the remarks.
  func table(of grades: [HandInGrade]) -> String {
    let width = grades.map(\.name.columns).max() ?? 0
    func row(_ name: String, _ points: [Int], _ sum: String, _ remarks: String) -> String {
      let cells = points.map { "\($0)".leftPadding(to: 3) }.joined()
      return "\(name.padding(to: width))  \(cells)  \(sum.leftPadding(to: 4))"
        + (remarks.isEmpty ? "" : "  \(remarks)")
    }
    let head = row("", lessons.map(\.number), "sum", "remarks")
    let best = row("", lessons.map(\.exercises.count), "\(total)", "")
    let rows = grades.map { grade in
      row(
        grade.name, lessons.map(grade.solvedCount), "\(grade.solvedCount)",
        grade.summary(lessons) ?? "")
    }
    let done = grades.count { $0.solvedCount == total }
    return """

      \(([style.bold(head), style.dim(best)] + rows).joined(separator: "\n"))

      \(grades.count.counted("learner")), \(done) of them with all \(total.counted("exercise")) \
      solved.
      """
  }

  /// Returns all remarks by file, and the learners whose solutions are alike.
  func remarks(on grades: [HandInGrade]) -> String {
    let lines = grades.flatMap { grade in
      grade.remarks.map { exercise, remark in
        let place = "\(exercise.file)\(remark.line.map { ":\($0)" } ?? "")"
        return "\(grade.name): \(place): \(remark.text)"
      }
    }
    let alike = AlikeTexts.all(in: grades, of: lessons).map(\.line)
    let parts = [lines.isEmpty ? ["No remarks."] : lines, alike].filter { !$0.isEmpty }
    return "\n\(parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))"
  }

  /// Returns the reasons why texts couldn't be graded, each on one line.
  func failures(of grade: HandInGrade) -> [String] {
    grade.results.compactMap { exercise, result in
      guard case .failure(.ungraded(let error)) = result else { return nil }
      let reason = error.text.replacing("\n", with: " ").prefix(200).printable
      return "\(grade.name): \(exercise.file) couldn't be graded. \(reason)"
    }
  }
}

extension String {
  func leftPadding(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
