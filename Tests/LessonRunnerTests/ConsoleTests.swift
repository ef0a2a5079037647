import Testing
import Workbook

@testable import lesson_runner

@Suite("how text is shown")
struct ConsoleTests {
  @Test("a terminal gets color and links")
  func terminal() {
    #expect(shown(isTerminal: true, ["TERM": "xterm-256color"]) == ["color", "links"])
  }

  @Test("what is no terminal gets neither")
  func file() {
    #expect(shown(isTerminal: false, ["TERM": "xterm-256color"]) == [])
  }

  @Test("a terminal that is dumb gets neither")
  func dumb() {
    #expect(shown(isTerminal: true, ["TERM": "dumb"]) == [])
  }

  @Test("with NO_COLOR, files are linked and nothing is colored")
  func noColor() {
    #expect(shown(isTerminal: true, ["NO_COLOR": "1"]) == ["links"])
  }

  @Test("NO_COLOR counts only with a value")
  func emptyNoColor() {
    #expect(shown(isTerminal: true, ["NO_COLOR": ""]) == ["color", "links"])
  }

  private func shown(isTerminal: Bool, _ environment: [String: String]) -> [String] {
    let style = Console(isTerminal: isTerminal, environment: environment).style
    return [style.hasColor ? "color" : nil, style.hasLinks ? "links" : nil].compactMap { $0 }
  }
}
