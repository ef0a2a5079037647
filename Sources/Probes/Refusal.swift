/// Reasons why the compiler refuses a snippet: words, one of which it must use.
///
/// It words one and the same fault in many ways, as the learner's type is a class or a protocol,
/// and has one initializer or several.
public struct Refusal: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  private let words: [String]

  public init(stringLiteral word: String) {
    words = [word]
  }

  public init(arrayLiteral reasons: Refusal...) {
    words = reasons.flatMap(\.words)
  }

  private init(_ words: [String]) {
    self.words = words
  }

  func explains(_ diagnostics: String) -> Bool {
    words.contains { diagnostics.contains($0) }
  }

  /// Something that is needed is not passed, or nobody may call this.
  public static let missing = Refusal([
    "argument", "inaccessible", "unavailable", "has been renamed", "cannot be constructed",
    "cannot be instantiated", "no accessible initializers", "no exact matches",
    "candidates produce", "failed to produce diagnostic",
  ])

  /// The value that is passed does not fit: nil, or a value of another type.
  ///
  /// “Ambiguous” is no such word: it may mean that two initializers fit.
  public static let unfit = Refusal(
    missing.words + [
      "'nil'", "not compatible", "cannot convert", "cannot assign", "conflicting", "conform",
      "requires", "could not be inferred",
    ])

  /// Nobody may write to this.
  public static let unwritable = Refusal([
    "'let' constant", "get-only", "inaccessible", "cannot assign", "has no member",
  ])

  /// Nobody may read this.
  public static let unreadable = Refusal(["inaccessible", "has no member"])

  /// Nobody may call this, though it is there.
  public static let closed = Refusal(["unavailable", "has been renamed", "inaccessible"])

  /// There is no such thing.
  public static let absent = Refusal(["has no member", "cannot find"])
}
