import Testing

@testable import Interface

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

  @Test(
    "a file gets color, but no links, if color is forced", arguments: ["1", "3", "true"],
    ["FORCE_COLOR", "CLICOLOR_FORCE"])
  func forced(value: String, name: String) {
    #expect(shown(isTerminal: false, [name: value]) == ["color"])
  }

  @Test("a dumb terminal gets color if it is forced")
  func forcedInDumbTerminal() {
    #expect(shown(isTerminal: true, ["TERM": "dumb", "FORCE_COLOR": "1"]) == ["color"])
  }

  @Test(
    "an empty value, and 0, force nothing", arguments: ["", "0"], ["FORCE_COLOR", "CLICOLOR_FORCE"])
  func notForced(value: String, name: String) {
    #expect(shown(isTerminal: false, [name: value]) == [])
    #expect(shown(isTerminal: true, [name: value]) == ["color", "links"])
  }

  @Test("words replace marks in a dumb terminal, and wherever the console is plain")
  func words() {
    #expect(!console(isTerminal: true, [:]).style.usesWords)
    #expect(console(isTerminal: true, ["TERM": "dumb"]).style.usesWords)
    let plain = console(isTerminal: true, ["TERM": "xterm"]).plain
    #expect(plain.style.usesWords)
    #expect(!plain.isCapable)
    #expect(!plain.style.hasColor)
    #expect(console(isTerminal: true, ["FORCE_COLOR": "1"]).plain.style.hasColor)
  }

  @Test("NO_COLOR overrides what forces color")
  func overridden() {
    let forced = ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"]
    #expect(shown(isTerminal: false, forced.merging(["NO_COLOR": "1"]) { $1 }) == [])
    #expect(shown(isTerminal: false, forced.merging(["NO_COLOR": ""]) { $1 }) == ["color"])
  }

  private func shown(isTerminal: Bool, _ environment: [String: String]) -> [String] {
    let style = console(isTerminal: isTerminal, environment).style
    return [style.hasColor ? "color" : nil, style.hasLinks ? "links" : nil].compactMap { $0 }
  }

  private func console(isTerminal: Bool, _ environment: [String: String]) -> Console {
    Console(
      isTerminal: isTerminal, environment: environment, size: { nil }, write: { _ in },
      writeNote: { _ in }, readAnswer: nil)
  }
}
