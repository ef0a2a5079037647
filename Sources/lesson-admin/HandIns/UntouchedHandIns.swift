extension [HandIn] {
  /// A note about the learners who handed in starter files alone, perhaps because the wrong commit
  /// was collected; nil if there are no such learners.
  var untouchedNote: String? {
    let names = filter { handIn in
      handIn.problem == nil
        && handIn.files.allSatisfy { exercise, text in
          switch text {
          case .success: handIn.untouched.contains(exercise)
          case .failure(let obstacle): obstacle == .missing
          }
        }
    }.map(\.name)
    if names.isEmpty { return nil }
    return """
      Only unchanged starter files: \(names.joined(separator: ", ")). If you expected solutions, \
      check which commit and branch you collected.
      """
  }
}
