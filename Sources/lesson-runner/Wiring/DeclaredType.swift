import Course
import Grading
import Interface

/// A type as a declaration has it, and what it leads to.
struct DeclaredType {
  /// The type as it is written.
  let text: String
  let mentions: [Mention]
  let hasClosure: Bool

  /// A named type within it.
  struct Mention: Equatable {
    let name: String
    /// The identifier of the type that is named; nil for a generic parameter.
    let id: String?
    /// Whether it stands in the type of a closure: a parameter, or a result.
    var isInClosure = false
    /// Whether it is a metatype, as in `Screen.Type`: no object of it is meant.
    var isMetatype = false
    /// The generic type whose argument it is: `Weak` in `Weak<Child>`.
    var argumentOf: String?
  }

  init(_ tokens: [Token]) {
    text = tokens.text
    mentions = Self.mentions(in: tokens)
    hasClosure = tokens.contains { $0.text == "->" }
  }

  private static func mentions(
    in tokens: [Token], isInClosure: Bool = false, argumentOf: String? = nil
  ) -> [Mention] {
    tokens.splitAtCommas().flatMap { part in
      // An arrow makes a closure of all that stands beside it, up to the next comma or bracket.
      let isClosure = isInClosure || part.firstIndex(outside: "->") != nil
      var found: [Mention] = []
      var index = 0
      while index < part.count {
        let token = part[index]
        let next = index + 1 < part.count ? part[index + 1].text : ""
        if ["(", "[", "<"].contains(token.text) {
          let end = part.closing(index)
          found += mentions(
            in: Array(part[(index + 1)..<end]), isInClosure: isClosure,
            argumentOf: token.text == "<" && index > 0 ? part[index - 1].id : argumentOf)
          index = end
        } else if token.isType, next != "." {
          found.append(
            Mention(
              name: token.text, id: token.id, isInClosure: isClosure,
              isMetatype: next.hasPrefix(".Type"), argumentOf: argumentOf))
        }
        index += 1
      }
      return found
    }
  }
}
