/// What any text may use.
///
/// `everyday.txt` has the names of Swift and Foundation, attributes with an `@`, and with a `!`
/// those that mean something to the compiler or the tests, which no text should declare again.
enum Everyday {
  static let imports: Set = ["Dispatch", "Foundation", "Observation", "Synchronization", "UIKit"]

  /// Labels with which libraries read and write files.
  static let fileLabels: Set = [
    "atPath", "atomically", "contentsOf", "contentsOfFile", "filePath", "toFile",
  ]
}
