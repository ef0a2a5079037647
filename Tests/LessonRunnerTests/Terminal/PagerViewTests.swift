import Course
import Interface
import Testing

@testable import lesson_runner

@Suite("a text in a view of its own")
struct PagerViewTests {
  /// Ten lines, for a terminal with room for three of them.
  private let text = (1...10).map { "line \($0)" }.joined(separator: "\n")

  private func style(_ columns: Int = 40, _ rows: Int = 4, hasColor: Bool = false) -> TextStyle {
    TextStyle(hasColor: hasColor, hasLinks: false, width: columns, height: rows)
  }

  // MARK: Scrolling

  @Test("a text fits if all its rows are visible above the last line")
  func fits() {
    #expect(PagerView("1\n2\n3", style()).fits)
    #expect(!PagerView("1\n2\n3\n4", style()).fits)
    #expect(!PagerView("1\n2\n\(String(repeating: "3", count: 41))", style()).fits)
    #expect(PagerView(text, .plain).fits, "Without a terminal, every text fits.")
  }

  @Test(
    "each key scrolls as far as it says, and never beyond the text",
    arguments: [
      ([.move(.down)], 2), ([.move(.down), .move(.up)], 1), ([.move(.up)], 1),
      ([.key(" ")], 4), ([.move(.pageDown)], 4), ([.key(" "), .key(" "), .key("b")], 4),
      ([.key(" "), .move(.pageUp)], 1),
      ([.key("G")], 8), ([.move(.end), .move(.down)], 8), ([.key("G"), .move(.up)], 7),
      ([.key("G"), .key("g")], 1), ([.key("G"), .move(.start)], 1),
      ([.move(.left), .move(.right), .key("x"), .key("\n"), .pasted("Gbg")], 1),
    ] as [([TerminalEvent], Int)])
  func scroll(events: [TerminalEvent], first: Int) {
    var view = PagerView(text, style())
    for event in events { #expect(view.press(event) == .stay) }
    #expect(view.rows == (first..<first + 3).map { "line \($0)" })
    #expect(view.shown.last?.hasPrefix("\(first)-\(first + 2) of 10  q back  / find") == true)
  }

  @Test("the last page doesn't repeat lines of the page before, and ends with a mark")
  func lastPage() {
    var view = PagerView(text, style())
    for _ in 1...5 { _ = view.press(.key(" ")) }
    #expect(view.rows == ["line 10", "(end)", ""])
    #expect(view.shown.last?.hasPrefix("10-10 of 10  q back") == true)
    _ = view.press(.move(.down))
    #expect(view.rows.first == "line 10")
    _ = view.press(.move(.up))
    #expect(view.rows == ["line 9", "line 10", "(end)"])
    _ = view.press(.key("b"))
    #expect(view.rows == ["line 6", "line 7", "line 8"])
  }

  @Test("q closes it, also with Caps Lock and in another layout", arguments: ["q", "Q", "й", "ㅂ"])
  func close(key: Character) {
    var view = PagerView(text, style())
    #expect(view.press(.key(key)) == .close)
  }

  @Test("the last line has as many keys as fit")
  func lastLine() {
    #expect(PagerView(text, style(24)).shown.last == "1-3 of 10  q back")
    #expect(PagerView(text, style(8)).shown.last == "")
  }

  // MARK: Rows

  @Test("a long line continues in the next row, with its style; a wide letter isn't split")
  func wrapped() {
    let bold = "\u{1B}[1m12345\u{1B}[0m"
    #expect(
      PagerView(bold, style(3)).rows == ["\u{1B}[1m123\u{1B}[0m", "\u{1B}[1m45\u{1B}[0m", "(end)"])
    #expect(PagerView("1漢字\na\tb", style(4)).rows == ["1漢", "字", "a   "])
    #expect(PagerView("a\tb", style()).rows.first == "a       b")
  }

  @Test("a style or a link that begins above the first visible row has an effect on it")
  func styles() {
    let link = "\u{1B}]8;;file:///a\u{1B}\\"
    let end = "\u{1B}]8;;\u{1B}\\"
    var view = PagerView("\(link)\u{1B}[31ma\nb\nc\nd\u{1B}[0m\(end)\ne", style())
    _ = view.press(.move(.down))
    #expect(view.rows == ["b", "c", "d"].map { "\u{1B}[31m\(link)\($0)\u{1B}[0m\(end)" })
  }

  @Test("in another size, the first visible line is the same")
  func resized() {
    let text = text.replacing("line 2", with: "line 2 is a long one")
    var view = PagerView(text, style())
    for _ in 1...3 { _ = view.press(.move(.down)) }
    view.resize(to: style(8, 3), text: text)
    #expect(view.shown == ["line 4", "line 5", ""])
    view.resize(to: style(40, 9), text: text)
    #expect(view.shown.first == "line 3", "There are no more lines to fill the terminal.")
    view.resize(to: style(40, 30), text: text)
    #expect(view.rows.prefix(10).joined(separator: "\n") == text)
  }

  @Test("in the same size, the first visible row is the same, also inside of a line")
  func sameSize() {
    var view = PagerView("123456789\n0\n0\n0", style(2))
    _ = view.press(.move(.down))
    view.resize(to: style(2), text: "123456789\n0\n0\n0")
    #expect(view.rows == ["34", "56", "78"])
  }

  @Test("in another width, the text is wrapped again, and begins with the same word")
  func wrappedAgain() {
    let words = (10...40).map(String.init).joined(separator: " ")
    var view = PagerView(words.wrapped(to: 8), style(8))
    _ = view.press(.key(" "))
    #expect(view.rows == ["19 20 21", "22 23 24", "25 26 27"])
    view.resize(to: style(12), text: words.wrapped(to: 12))
    #expect(view.rows == ["18 19 20 21", "22 23 24 25", "26 27 28 29"])
    view.resize(to: style(8), text: words.wrapped(to: 8))
    #expect(view.rows.first == "19 20 21", "However often it is resized, it stays there.")
  }

  // MARK: Search

  @Test("a text is found while it's typed, after the last line from the start, and again with n")
  func search() {
    var view = PagerView("Ab\nab\nc\nb\nd\ne\nABC\nf\ng", style())
    #expect(view.typing("/ab") == ["Ab", "ab", "c", "/ab"])
    #expect(view.typing("c") == ["ABC", "f", "g", "/abc"])
    #expect(view.typing("x") == ["ABC", "f", "g", "/abcx  (not found)"])
    #expect(view.typing("\u{7F}\u{7F}") == ["Ab", "ab", "c", "/ab"])
    #expect(view.typing("\n").last?.hasPrefix("1-3 of 9") == true)
    #expect(view.typing("n").first == "ab")
    #expect(view.typing("n").first == "ABC")
    #expect(view.typing("n").first == "Ab")
  }

  @Test("before the first search, n goes to the next heading")
  func headings() {
    var view = PagerView("list\n── A\na\n── B\nb\nb\n", style())
    #expect(view.typing("n").first == "── A")
    #expect(view.typing("n").first == "── B")
    #expect(view.typing("n").first == "── A")
  }

  @Test("while a text is typed, no letter is a key; Escape and an arrow end that")
  func typing() {
    var view = PagerView(text, style())
    #expect(view.typing("/qGn").last == "/qGn  (not found)")
    #expect(view.typing("\u{1B}G").first == "line 8")
    #expect(view.typing("/q").last == "/q  (not found)")
    #expect(view.press(.move(.up)) == .stay)
    #expect(view.shown.first == "line 7")
    #expect(view.press(.key("q")) == .close)
  }

  @Test("keys that come at once count like those that come one by one")
  func pasted() {
    var view = PagerView(text, style())
    #expect(view.press(.pasted("/line 7")) == .stay)
    #expect(view.shown == ["line 7", "line 8", "line 9", "/line 7"])
    #expect(view.press(.pasted("\nbqn")) == .close)
    #expect(view.shown.first == "line 4")
  }

  @Test("the match is marked where there is color")
  func mark() {
    var view = PagerView("a\nb\n\u{1B}[1mnever mind\u{1B}[0m\nc\nd\ne", style(hasColor: true))
    _ = view.typing("/MIND\n")
    #expect(view.rows.first == "never \u{1B}[7mmind\u{1B}[0m")
    _ = view.press(.move(.up))
    #expect(view.rows[1] == "\u{1B}[1mnever mind\u{1B}[0m")
  }

  // MARK: The list

  private let list = "1 A\n  1.1 B\n  1.2 C\n\n2 D\n  2.1 Be\n  2.2 F\n\n4 exercises"

  private func listView(at exercise: ExerciseID? = nil) -> PagerView {
    let ids = [(1, 1), (1, 2), (2, 1), (2, 2)].map { ExerciseID(lesson: $0, number: $1) }
    let choices = zip([1, 2, 5, 6], ids).map { (line: $0, exercise: $1) }
    return PagerView(list, style(), choices: choices, at: exercise)
  }

  @Test("arrows move the cursor from exercise to exercise, and show what's above and below them")
  func cursor() {
    var view = listView()
    #expect(view.rows == ["1 A", "> 1.1 B", "  1.2 C"])
    _ = view.press(.move(.up))
    #expect(view.rows == ["1 A", "> 1.1 B", "  1.2 C"])
    for _ in 1...2 { _ = view.press(.move(.down)) }
    #expect(view.rows == ["", "2 D", "> 2.1 Be"])
    for _ in 1...2 { _ = view.press(.move(.down)) }
    #expect(view.rows == ["> 2.2 F", "", "4 exercises"])
    #expect(view.press(.key("\n")) == .choose(ExerciseID(lesson: 2, number: 2)))
    _ = view.press(.key("g"))
    #expect(view.rows == ["1 A", "> 1.1 B", "  1.2 C"])
  }

  @Test("the cursor begins at the current exercise, and is reversed where there is color")
  func current() {
    var view = listView(at: ExerciseID(lesson: 1, number: 2))
    #expect(view.rows == ["1 A", "  1.1 B", "> 1.2 C"])
    view.resize(to: style(30, hasColor: true), text: list)
    #expect(view.rows[2] == "\u{1B}[7m> 1.2 C\u{1B}[0m")
    #expect(view.press(.key("\r")) == .choose(ExerciseID(lesson: 1, number: 2)))
  }

  @Test("an exercise is found by its name, and Enter goes there; a lesson isn't found")
  func find() {
    var view = listView()
    #expect(view.typing("/b").contains("> 1.1 B"))
    #expect(view.typing("e").contains("> 2.1 Be"))
    #expect(view.press(.key("\n")) == .choose(ExerciseID(lesson: 2, number: 1)))
    #expect(view.typing("/d").last == "/d  (not found)")
    #expect(view.press(.key("\n")) == .stay)
    _ = view.typing("/b\u{1B}n")
    #expect(view.press(.key("\n")) == .choose(ExerciseID(lesson: 1, number: 1)))
  }
}

extension PagerView {
  /// The rows of a frame, with the last line.
  fileprivate var shown: [String] {
    frame().replacing("\u{1B}[H", with: "").replacing("\u{1B}[K", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The rows of the text, without the last line.
  fileprivate var rows: [String] { shown.dropLast() }

  /// Presses keys one by one, and returns the rows after the last key.
  fileprivate mutating func typing(_ keys: String) -> [String] {
    for key in keys { _ = press(.key(key)) }
    return shown
  }
}
