/// A picture in a lesson's text that a wiring is drawn into, so that it cannot drift from the code.
///
/// An author writes the first and the last line of it; `verify --record` fills in what is between:
///
///     <!-- wiring Answers/1.6 -->
///     <!-- /wiring -->
///
/// On a web page the Mermaid block below the comment is seen, in a terminal the drawing within it.
struct LessonPicture: Equatable {
  static let start = "<!-- wiring "
  static let end = "<!-- /wiring -->"

  /// The file that is drawn, as the author names it: `Lessons/1.6` or `Answers/1.6`.
  let source: String
  /// The lines of the block, the first and the last among them.
  let lines: Range<Int>

  /// Finds the pictures in a text; one without its last line ends where the next begins.
  static func all(in text: String) -> [LessonPicture] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix(start) }.map { first in
      let rest = lines[(first + 1)...].prefix { !$0.hasPrefix(start) }
      let last = rest.firstIndex { $0 == end } ?? first
      let source = lines[first].dropFirst(start.count).prefix { $0 != " " }
      return LessonPicture(source: String(source), lines: first..<(last + 1))
    }
  }

  /// The text with each picture as a drawing in a code block, without those not drawn yet.
  static func drawn(in text: String) -> String {
    text
      .replacing(/(?s)<!-- wiring [^\n>]*\n(.*?)\n-->\n.*?<!-- \/wiring -->/) {
        "```\n\($0.1)\n```"
      }
      .replacing(/<!-- \/?wiring[^\n]*-->\n?/, with: "")
  }

  /// The folder of the file that is drawn.
  var folder: String { String(source.prefix { $0 != "/" }) }

  /// The exercise whose file is drawn; nil if that is written wrongly.
  var exercise: ExerciseID? {
    source.wholeMatch(of: /(?:Lessons|Answers)\/(.+)/).flatMap { ExerciseID(String($0.1)) }
  }
}
