import Course
import Foundation

/// The learners who handed in starter files alone, perhaps because the wrong commit was collected.
struct UntouchedHandIns {
  let names: [String]

  init(_ handIns: [HandIn], of workbook: Workbook) {
    let starters = workbook.catalog.exercises.map {
      try? Data(contentsOf: workbook.root.appending(path: $0.original))
    }
    names = handIns.filter { handIn in
      handIn.problem == nil
        && zip(handIn.files, starters).allSatisfy { file, starter in
          switch file.text {
          case .success(let submission): submission.source == starter
          case .failure(let obstacle): obstacle == .missing
          }
        }
    }.map(\.name)
  }

  /// A note for the teacher, or nil if every learner has changed a file.
  var note: String? {
    names.isEmpty
      ? nil
      : """
      Only unchanged starter files: \(names.joined(separator: ", ")). If you expected solutions, \
      check which commit and branch you collected.
      """
  }
}
