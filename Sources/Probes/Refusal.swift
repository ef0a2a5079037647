/// Possible reasons why the compiler rejects a snippet, as texts that the message can contain.
///
/// The message's words depend on whether the learner's type is a class or a protocol, and on the
/// number of initializers.
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

  /// Returns whether the message contains one of the reasons.
  ///
  /// A message about `noasync` doesn't count: synchronous code can call the declaration.
  func explains(_ diagnostics: String) -> Bool {
    !diagnostics.contains("from asynchronous contexts")
      && words.contains { diagnostics.contains($0) }
  }

  /// The reasons for a missing argument, or for a declaration that can't be called.
  public static let missing = Refusal([
    "argument", "inaccessible", "unavailable", "has been renamed", "cannot be constructed",
    "cannot be instantiated", "no accessible initializers", "no exact matches",
    "candidates produce", "failed to produce diagnostic",
  ])

  /// The reasons for an argument that doesn't match: nil, or a value of another type.
  ///
  /// “Ambiguous” isn't included: it can mean that two initializers match.
  public static let unfit = Refusal(
    missing.words + [
      "'nil'", "not compatible", "cannot convert", "cannot assign", "conflicting", "conform",
      "requires", "could not be inferred",
    ])

  /// The reasons for a property that can't be set.
  public static let unwritable = Refusal([
    "'let' constant", "get-only", "inaccessible", "cannot assign", "has no member",
  ])

  /// The reasons for a property that can't be read.
  public static let unreadable = Refusal(["inaccessible", "has no member"])

  /// The reasons for a declaration that exists, but can't be called.
  public static let closed = Refusal(["unavailable", "has been renamed", "inaccessible"])

  /// The reasons for a declaration that doesn't exist.
  public static let absent = Refusal(["has no member", "cannot find"])
}
