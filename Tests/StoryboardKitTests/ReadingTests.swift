import Foundation
import StoryboardKit
import Testing

@Suite("Reading files that are broken")
@MainActor
struct ReadingTests {
  private func failure(_ text: String) -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceFile(data: Data(text.utf8), file: "Main.storyboard")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "each says file, line and element",
    arguments: [
      ("", "Main.storyboard:1: there is no XML element in the file"),
      ("text", "Main.storyboard:1: not well-formed XML (the document is empty or ends too early)"),
      ("<plist/>", "Main.storyboard:1: <plist>: this is no storyboard and no xib"),
      ("<document/>", "Main.storyboard:1: <document>: the document has neither scenes nor objects"),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "is not a document of UIKit"),
      ("<document>\n<scenes>\n", "Main.storyboard:2: "),
      (
        "<document>\n<scenes>\n</document>",
        "Main.storyboard:3: <scenes>: not well-formed XML (a start tag and an end tag do not match)"
      ),
      ("<document>&nothing;</document>", "an undeclared entity"),
    ])
  func messages(text: String, message: String) {
    #expect(failure(text)?.contains(message) == true, "\(failure(text) ?? "no failure")")
  }

  @Test(
    "a byte that isn't UTF-8, wherever it is", arguments: ["na\u{1}me=\"a\"", "name=\"\u{1}\""])
  func invalidBytes(attribute: String) {
    let text = "<document>\n<scenes>\n<scene \(attribute)/></scenes></document>"
    let data = Data(text.utf8.map { $0 == 1 ? 0xFF : $0 })
    let error = #expect(throws: InterfaceError.self) {
      try InterfaceFile(data: data, file: "Main.storyboard")
    }
    #expect(error?.description == "Main.storyboard:3: a byte isn't UTF-8 text")
  }

  @Test("a file over 10 MB: a message at once")
  func tooLarge() {
    let text = "<document>" + String(repeating: "<scenes/>\n", count: 1_000_000)
    let time = ContinuousClock().measure {
      #expect(
        failure(text)
          == "Main.storyboard: the file is too large: 10000010 bytes; the limit is 10 MB")
    }
    #expect(time < .seconds(1))
  }

  @Test("a file that is not there")
  func missing() {
    #expect(throws: InterfaceError.self) {
      try InterfaceFile(contentsOf: URL(filePath: "/nowhere/Main.storyboard"))
    }
  }

  @Test("entities that multiply are not expanded without end")
  func entities() {
    let levels = (1...30).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    let text =
      "<!DOCTYPE document [<!ENTITY e0 \"laugh\">\(levels.joined())]>"
      + "<document name=\"&e30;\"><scenes/></document>"
    #expect(failure(text)?.hasPrefix("Main.storyboard:1:") == true)
  }

  @Test("10,000 levels deep: a message")
  func deep() {
    let views = String(repeating: "<view key=\"view\"><subviews>\n", count: 10_000)
    let text = "<document><scenes><scene><objects><viewController id=\"a\">" + views
    #expect(failure(text)?.contains("elements are nested deeper than 400 levels") == true)
  }

  @Test("as deep as may be: made, loaded, drawn and released")
  func asDeepAsMayBe() throws {
    let levels = 195
    let text =
      "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\">"
      + "<view key=\"view\"><rect key=\"frame\" width=\"90\" height=\"90\"/>"
      + String(
        repeating: "<subviews><view><rect key=\"frame\" width=\"90\" height=\"90\"/>",
        count: levels - 3)
      + String(repeating: "</view></subviews>", count: levels - 3)
      + "</view></viewController></objects></scene></scenes></document>"
    let file = try InterfaceFile(data: Data(text.utf8), file: "Deep.storyboard")
    let screen = UIStoryboard(file: file).instantiateInitialViewController()
    #expect(screen?.screenPicture(width: 20).isEmpty == false)
  }

  @Test("a cycle of relationships is a message at reading, and another when it is made")
  func relationshipCycle() throws {
    let file = try InterfaceFile(
      data: Data(Self.cycle("relationship").utf8), file: "Cycle.storyboard")
    #expect(file.notes.contains { $0.message.hasPrefix("a cycle:") })
    let problems = UIStoryboard(file: file).problems()
    #expect(problems.allSatisfy { $0.contains("a cycle: a controller would contain itself") })
    #expect(problems.count == 2)
  }

  @Test("controllers that embed one another end in a message")
  func embedCycle() throws {
    let file = try InterfaceFile(data: Data(Self.cycle("embed").utf8), file: "Cycle.storyboard")
    #expect(file.notes.contains { $0.message.hasPrefix("a cycle:") })
    let problems = UIStoryboard(file: file).problems()
    #expect(problems.first?.contains("embed one another deeper than 32 levels") == true)
  }

  private static func cycle(_ kind: String) -> String {
    func scene(_ id: String, _ other: String) -> String {
      """
      <scene><objects><navigationController id="\(id)"><view key="view" id="\(id)v"><subviews>
      <containerView id="\(id)c"><connections>
      <segue kind="\(kind)" relationship="rootViewController" destination="\(other)" id="\(id)s"/>
      </connections></containerView></subviews></view></navigationController></objects></scene>
      """
    }
    return "<document><scenes>\(scene("a", "b"))\(scene("b", "a"))</scenes></document>"
  }
}
