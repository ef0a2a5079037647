/// The Swift code on a page.
///
/// A block with the first line “```swift” is an excerpt of a file: its lines occur there in the
/// same order, and “…” stands for omitted code, also within a line. A block “```swift app” is for
/// Apple's platforms, and isn't compared.
struct PageCode {
  /// The lines of each excerpt.
  private let excerpts: [[Substring]]

  init(in markdown: String) {
    var excerpts: [[Substring]] = []
    var fence: Substring?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        fence = fence == nil ? line : nil
        if fence == "```swift" { excerpts.append([]) }
      } else if fence == "```swift" {
        excerpts[excerpts.count - 1].append(line)
      }
    }
    self.excerpts = excerpts
  }

  /// Returns the first line of each excerpt that is in none of the texts.
  func missingExcerpts(in texts: [String]) -> [String] {
    let texts = texts.map(\.withSingleSpaces)
    return excerpts.filter { lines in !texts.contains { Self.isExcerpt(lines, of: $0) } }
      .map { String($0.first ?? "").withSingleSpaces }
  }

  private static func isExcerpt(_ lines: [Substring], of text: String) -> Bool {
    var rest = text[...]
    for part in lines.flatMap({ $0.split(separator: "…") }) {
      let part = String(part).withSingleSpaces
      if part.isEmpty { continue }
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension String {
  var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
