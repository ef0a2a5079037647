package import Foundation

/// The catalog of an exercise's mistakes, from `mistakes.md` among the exercise's proofs.
///
/// Each section has a heading in plain words, the reason, “Rejected by: <the name of a test>”, and
/// a block with the wrong solution, or with its difference from the answer.
package struct Mistakes: Sendable {
  package private(set) var all: [Mistake] = []

  package init(_ markdown: String) {
    var isInBlock = false
    let lines = markdown.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, number) in zip(lines, 1...) {
      if line.hasPrefix("## "), !isInBlock {
        all.append(Mistake(heading: String(line.dropFirst(3)), line: number))
      } else if let index = all.indices.last {
        isInBlock = all[index].add(line, number, isInBlock: isInBlock)
      }
    }
  }

  /// Reads an exercise's catalog, which is empty if the file is missing.
  package init(of exercise: Exercise, in root: URL) {
    self.init((try? String(textOf: root.appending(path: exercise.mistakes))) ?? "")
  }

  /// Returns the mistake with the heading `text`, or else all mistakes whose headings contain
  /// `text`.
  package func mistakes(named text: String) -> [Mistake] {
    let exact = all.filter { $0.heading == text }
    if !exact.isEmpty { return exact }
    return all.filter { $0.heading.lowercased().contains(text.lowercased()) }
  }
}

/// A wrong solution that a learner could write.
package struct Mistake: Equatable, Sendable {
  package let heading: String
  /// The number of the heading's line in the catalog.
  package let line: Int
  /// The reason why the solution is wrong.
  package private(set) var reason = ""
  /// The name of the test that rejects the mistake, “the compiler”, or “the end of the program”;
  /// empty if the catalog names no rejecter.
  package private(set) var rejecter = ""
  /// A text that a learner's brief report has to contain, or nil.
  package private(set) var question: String?
  /// Whether many learners make this mistake.
  package private(set) var isTypical = false
  /// The code blocks: one, unless the catalog is wrong.
  package private(set) var blocks: [Block] = []

  /// A block of code.
  package struct Block: Equatable, Sendable {
    /// Whether the block is a difference, with “-”, “+” and spaces, rather than the whole text.
    package let isDifference: Bool
    /// The catalog's line number of the block's first line.
    let firstLine: Int
    package fileprivate(set) var lines: [Substring] = []
  }

  /// An error about a part of a difference that doesn't match exactly one part of the answer.
  package struct Misfit: Error, Equatable {
    /// The number of the wrong line in the catalog.
    package let line: Int
    /// Whether the lines match several parts of the answer, rather than none.
    package let isAmbiguous: Bool
  }

  fileprivate init(heading: String, line: Int) {
    self.heading = heading
    self.line = line
  }

  /// Adds a line of the section, and returns whether the next line is in a block.
  fileprivate mutating func add(_ line: Substring, _ number: Int, isInBlock: Bool) -> Bool {
    if isInBlock {
      if line == "```" { return false }
      blocks[blocks.count - 1].lines.append(line)
      return true
    }
    if line == "```diff" || line == "```swift" {
      blocks.append(Block(isDifference: line == "```diff", firstLine: number + 1))
      return true
    }
    if let match = line.wholeMatch(of: /Rejected by: (.+)/) {
      rejecter = String(match.1)
    } else if let match = line.wholeMatch(of: /Asks: (.+)/) {
      question = String(match.1)
    } else if line == "Typical" {
      isTypical = true
    } else if !line.isEmpty {
      reason += (reason.isEmpty ? "" : " ") + line
    }
    return false
  }

  /// Returns the solution: the block itself, or the answer without its header, changed by the
  /// block.
  ///
  /// - Throws: ``Misfit`` if the answer doesn't contain the difference's old lines exactly once.
  package func code(changing answer: String) throws(Misfit) -> String {
    guard let block = blocks.first, block.isDifference else {
      return (blocks.first?.lines ?? []).map { "\($0)\n" }.joined()
    }
    var code: [Substring] = []
    var rest = answer.withoutHeader.codeLines[...]
    var number = block.firstLine
    // A line “@@” separates hunks, which are in the order of the answer.
    for hunk in block.lines.split(separator: "@@", omittingEmptySubsequences: false) {
      let old = zip(hunk, number...).filter { !$0.0.hasPrefix("+") }
        .map { (text: $0.dropFirst(), number: $1) }
      let places = rest.indices.filter { rest[$0...].starts(with: old.map(\.text)) }
      guard let place = places.first, places.count == 1 else {
        let stranger = old.first { !rest.contains($0.text) }?.number
        throw Misfit(line: stranger ?? number, isAmbiguous: !places.isEmpty)
      }
      code += rest[..<place] + hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
      rest = rest[(place + old.count)...]
      number += hunk.count + 1
    }
    return (code + rest).map { "\($0)\n" }.joined()
  }
}
