/// The learners who handed in starter files alone, perhaps because the wrong commit was collected.
struct UntouchedHandIns {
  let names: [String]

  init(_ handIns: [HandIn]) {
    names = handIns.filter { handIn in
      handIn.problem == nil
        && handIn.files.allSatisfy { exercise, text in
          switch text {
          case .success: handIn.untouched.contains(exercise)
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
