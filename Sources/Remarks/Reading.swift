import SwiftParser
import SwiftSyntax

/// The findings about a text, for a teacher.
struct Reading: Encodable {
  struct Remark: Encodable { let line: Int, text: String }

  private(set) var remarks: [Remark] = []
  /// Whether the text is the answer, apart from names, order and a few statements.
  let isAnswer: Bool
  /// The fingerprints of the statements in neither the starter file nor the answer; empty if
  /// `isAnswer` is true.
  let shape: Set<UInt64>

  init(of text: String, _ lesson: LessonNames) {
    let file = FileNames(in: Parser.parse(source: text))
    let written = file.statements.subtracting(lesson.starterStatements)
    let commonCount = written.intersection(lesson.answerStatements).count
    isAnswer =
      commonCount > 0 && 4 * commonCount >= 3 * written.union(lesson.answerStatements).count
    shape = isAnswer ? [] : written.subtracting(lesson.answerStatements)
    let lines = SourceLocationConverter(fileName: "", tree: file.tree)
    var seen: Set<String> = []
    // In an editor, a hidden character can hide or reorder the text around it.
    if let hidden = text.firstIndex(where: \.hidesText) {
      let line = text[..<hidden].count { $0.isNewline } + 1
      remarks.append(
        Remark(line: line, text: "has a hidden character. What does the line really say?"))
    }
    for (text, node) in Comparison(file, lesson).remarks where seen.insert(text).inserted {
      let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      remarks.append(Remark(line: line, text: text))
    }
    remarks = Array(remarks.sorted { $0.line < $1.line }.prefix(20))
  }
}

extension Character {
  fileprivate var hidesText: Bool {
    self == "\r" || unicodeScalars.contains(where: \.properties.isBidiControl)
  }
}
