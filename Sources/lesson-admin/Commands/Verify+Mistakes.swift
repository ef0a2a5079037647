import Course
import Foundation
import Interface

extension Verify {
  /// Writes a mistake as a file, or prints a file as a block for the catalog.
  func edit(_ scope: Scope, in workbook: Workbook, _ console: Console) throws -> ExitStatus {
    guard case .exercise(let exercise) = scope else {
      throw UsageError("Name the exercise, such as “verify 1.3”.")
    }
    let answer = try Submission(exercise, at: exercise.answer, in: workbook.root).text
    if let file {
      // A path is relative to a folder's URL only if the URL ends with a slash.
      let folder = URL(filePath: workbook.currentFolder.path, directoryHint: .isDirectory)
      let text = try String(textOf: URL(filePath: file, relativeTo: folder))
      try console.print(mistakeBlock(from: answer, to: text))
      return .success
    }
    let found = Mistakes(of: exercise, in: workbook.root).mistakes(named: mistake ?? "")
    guard let mistake = found.first, found.count == 1 else {
      throw UsageError(
        found.isEmpty
          ? "\(exercise.mistakes) has no heading with “\(mistake ?? "")”."
          : "\(exercise.mistakes) has several: \(found.map(\.heading).quoted).")
    }
    let code: String
    do {
      code = try mistake.code(changing: answer)
    } catch {
      throw CommandError(error.problem(of: exercise), .failure)
    }
    let words = mistake.heading.lowercased().split { !$0.isLetter && !$0.isNumber }
    let path = ".build/mistakes/\(exercise.id)-\(words.joined(separator: "-")).swift"
    try Data(code.utf8).save(to: workbook.root.appending(path: path))
    try console.print(
      """
      Written: \(path)
      To turn it into a block: \(Runner.adminCall) verify \(exercise.id) --diff \(path)
      """)
    return .success
  }
}

extension Mistake.Misfit {
  /// Returns a sentence about a block that can't be applied to the answer.
  func problem(of exercise: Exercise) -> String {
    "\(exercise.mistakes):\(line) "
      + (isAmbiguous
        ? "fits several places of \(exercise.answer). Add lines that don't change."
        : "no longer applies to \(exercise.answer).")
  }
}
