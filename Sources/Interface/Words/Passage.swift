/// A part of a report, which is shown whole or short, or is left out if the terminal is too low.
struct Passage {
  /// The importance of a passage, from the most to the least important.
  enum Rank: Int, Comparable {
    case title, question, message, values, code, further, picture

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }

    /// Whether passages of this rank are never left out.
    var isEssential: Bool { self <= .question }
  }

  let rank: Rank
  let text: String
  /// A shorter text, for a terminal that's too low for the whole text.
  var short: String?

  init(_ rank: Rank, _ text: String, short: String? = nil) {
    self.rank = rank
    self.text = text
    self.short = short
  }

  /// Creates a passage from a paragraph, after wrapping and indenting the paragraph.
  ///
  /// If the paragraph asks a question, the passage's short text is the question alone.
  init(paragraph: String, in style: TextStyle, indent: Int = 0, otherwise rank: Rank = .message) {
    let text = paragraph.wrapped(to: style.width, indent: indent)
    let short = paragraph.question.map { "… \($0)".wrapped(to: style.width, indent: indent) }
    self.init(short == nil ? rank : min(rank, .question), text, short: short)
  }
}

extension StringProtocol {
  /// The sentences with a question mark, or nil if there are none.
  var question: String? {
    let sentences = String(self).replacing(/([.?!]["”)]?) (?=["“(]?\p{Lu})/) { "\($0.1)\n" }
      .split(separator: "\n")
    let questions = sentences.filter { $0.contains("?") }
    return questions.isEmpty ? nil : questions.joined(separator: " ")
  }
}

extension TextStyle {
  /// Returns the most important passages that fit into `rows` rows of a terminal, in their order.
  ///
  /// Essential passages are always shown, with their short texts if necessary. If a passage is
  /// shortened or left out, the last line is `remark`.
  func text(of passages: [Passage], rows: Int?, remark: String) -> String {
    let whole = passages.map(\.text).joinedWithoutEmpty(separator: "\n")
    guard let rows, height(of: whole) > rows else { return whole }
    var room = rows - height(of: remark)
    var shown: [Int: String] = [:]
    let order = passages.indices.sorted {
      (passages[$0].rank, $0) < (passages[$1].rank, $1)
    }
    for index in order {
      let passage = passages[index]
      let texts = [passage.text, passage.short].compactMap { $0 }
      let fitting = texts.first { height(of: $0) <= room }
      guard let text = fitting ?? (passage.rank.isEssential ? texts.last : nil) else { break }
      shown[index] = text
      room -= height(of: text)
    }
    return (passages.indices.compactMap { shown[$0] } + [remark]).joinedWithoutEmpty(
      separator: "\n")
  }

  /// Returns the number of rows that passages take in a terminal.
  func height(of passages: [Passage]) -> Int { passages.map { height(of: $0.text) }.reduce(0, +) }

  /// Returns the height of the essential passages alone, with their short texts.
  func essentialHeight(of passages: [Passage]) -> Int {
    passages.filter(\.rank.isEssential).map { height(of: $0.short ?? $0.text) }.reduce(0, +)
  }
}

extension [String] {
  /// Joins the texts that aren't empty.
  func joinedWithoutEmpty(separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
