package import Course
package import Foundation

/// The verdicts that are known already, for the texts as they are now.
package struct KnownVerdicts: Sendable {
  let root: URL
  let store: VerdictStore
  package let inputs: Inputs

  /// Looks at all that verdicts depend on, beside the texts themselves;
  /// that takes some milliseconds.
  ///
  /// - Parameter workbook: The workbook whose exercises were graded.
  package init(in workbook: Workbook) {
    root = workbook.root
    store = VerdictStore(root: workbook.root)
    inputs = Inputs(root: workbook.root)
  }

  /// The verdict on this very text, or nil.
  package subscript(submission: Submission) -> Verdict? {
    store[inputs.fingerprint(of: submission)]
  }

  /// The verdict on the learner's file; nil if it was not checked yet, or cannot be read.
  package subscript(exercise: Exercise) -> Verdict? {
    (try? Submission(exercise, in: root)).flatMap { self[$0] }
  }

  /// Whether nothing was ever graded here, as on a fresh clone.
  package var isNew: Bool { store.isNew }
}
