import Course
import Foundation
import Grading
import Interface

/// What a suite uses of an exercise: it should be declared in the exercise as shipped, or solved.
///
/// A suite is compiled with all that the exercise's module declares in sight. A function of that
/// module may fit a call better than the one that the suite means, and who reads the suite does not
/// see it. The code that came of the suite tells what it calls.
struct SuiteUses {
  private let module: String
  /// The names that the exercise declares as shipped, or as solved.
  private let names: Set<String>
  /// The words of the suite, outside of its texts.
  private let words: Set<String>

  init(of exercise: Exercise, in root: URL) {
    func text(_ path: String) -> String {
      (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
    module = exercise.module
    names = Set(
      [exercise.answer, "\(exercise.proofs)/shipped.swift"].flatMap { path in
        text(path).matches(of: Self.declaration).map { String($0.1) }
      })
    words = Set(
      text(exercise.tests).replacing(Self.prose, with: " ").matches(of: /\w+/)
        .map { String($0.0) })
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /\b(?:func|var|let|class|struct|enum|protocol|actor|typealias|case)\s+`?(\w+)/
  }

  /// Comments and strings.
  private static var prose: Regex<Substring> {
    /\/\/.*|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/
  }

  /// What a learner should know when a suite uses something else of the exercise.
  ///
  /// - Parameter object: What the compiler made of the suite.
  /// - Returns: The words; nil if all is as it should be.
  /// - Throws: An error of Foundation when there is no such file.
  func remark(onUsesIn object: URL) throws -> String? {
    let symbols = ObjectSymbols(try Data(contentsOf: object)).names
      .filter { $0.contains("\(module).") || $0.contains("in \(module)") }
    guard let name = symbols.lazy.compactMap(strangeName).first else { return nil }
    return """
      Your file declares \(name), and the tests use it in place of what they mean: Swift takes \
      what fits best, wherever it is declared. So they no longer look at what they should. Give \
      it another name, make it private, or take it out.
      """
  }

  /// What a symbol of the suite is called that is none of the seam; nil if it is part of it.
  func strangeName(in symbol: String) -> String? {
    // “(extension in Numbers):Swift.Int.half.getter : Swift.Int” is a part of what others declare.
    let start = symbol.firstRange(of: "(extension in \(module)):")?.upperBound
    let rest = symbol[(start ?? symbol.startIndex)...]
    let isForeign = start != nil && !rest.hasPrefix("\(module).")
    let own = ownPlace(in: rest).map { String(rest[$0...]).path } ?? []
    let isStrange = own.count > 1 && !names.contains(own[1])
    if let sign = symbol.firstMatch(of: /(?:^|[ .])([^\s.]+) (?:infix|prefix|postfix)[(<]/)?.1,
      isForeign || isStrange || rest.hasPrefix("\(module).\(sign) ")
    {
      return "the operator \(sign)"
    }
    if isForeign, let name = String(rest).path.last {
      return names.contains(name) ? nil : name
    }
    // “Numbers.Fake : Swift.ExpressibleByIntegerLiteral in Numbers” fits a literal of the suite.
    if let kind = symbol.firstMatch(of: /\ : Swift\.(ExpressibleBy\w+|Equatable) in (\w+)$/),
      kind.2 == module, kind.1 != "Equatable" || isStrange
    {
      return "a type that is \(kind.1)"
    }
    // What the suite does not name it was given: a type that stands behind the seam.
    return isStrange && words.contains(own[1]) ? own[1] : nil
  }

  /// Where the module is named, and not something else whose name ends in the same way.
  private func ownPlace(in symbol: Substring) -> String.Index? {
    symbol.ranges(of: "\(module).").map(\.lowerBound).first { place in
      symbol[..<place].last.map { !($0.isLetter || $0.isNumber || "_.".contains($0)) } ?? true
    }
  }
}

extension String {
  /// The names that a symbol's name begins with, such as `Module`, `Type` and `member`.
  fileprivate var path: [String] {
    var names = [""]
    var depth = 0
    for sign in self {
      if sign == "<" { depth += 1 }
      if depth == 0 {
        if sign == "." {
          names.append("")
        } else if sign.isLetter || sign.isNumber || sign == "_" {
          names[names.count - 1].append(sign)
        } else {
          break
        }
      }
      if sign == ">" { depth -= 1 }
    }
    return names.filter { !["getter", "setter", "modify", "read", ""].contains($0) }
  }
}
