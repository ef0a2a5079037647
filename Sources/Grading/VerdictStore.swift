import Course
package import Foundation

/// The stored verdicts of earlier runs (step 2).
///
/// Verdicts on strangers' texts have a store of their own.
package struct VerdictStore: Sendable {
  private struct Entry: Codable, Sendable {
    let verdict: Verdict
    /// The stranger's text, or nil.
    ///
    /// A stranger may forge a text with another text's fingerprint.
    let source: Data?
  }

  private let store: Store<Entry>
  private let isForStrangers: Bool
  private let repeatsTimeouts: Bool

  /// Opens the store of verdicts on texts that a learner or an author runs.
  package init(in root: URL) {
    store = Store(root: root, folder: "verdicts")
    (isForStrangers, repeatsTimeouts) = (false, false)
  }

  /// Opens the store of verdicts on a class's texts, including timeouts.
  ///
  /// A busy machine can cause a timeout. If `repeatsTimeouts` is true, the subscript returns nil in
  /// place of a timeout, so that the text is graded again.
  package init(ofStrangersIn root: URL, folder: String, repeatsTimeouts: Bool) {
    store = Store(root: root, folder: folder, keepsAll: true)
    (isForStrangers, self.repeatsTimeouts) = (true, repeatsTimeouts)
  }

  /// Whether nothing has been stored yet, as in a fresh clone.
  var isNew: Bool { store.isNew }

  subscript(inputs: Inputs) -> Verdict? {
    guard let entry = store[inputs.fingerprint] else { return nil }
    if isForStrangers, entry.source != inputs.submission.source { return nil }
    return repeatsTimeouts && !entry.verdict.isRepeatable ? nil : entry.verdict
  }

  func keep(_ verdict: Verdict, for inputs: Inputs) throws {
    guard isForStrangers || verdict.isRepeatable else { return }
    let source = isForStrangers ? inputs.submission.source : nil
    try store.keep(Entry(verdict: verdict, source: source), for: inputs.fingerprint)
  }
}
