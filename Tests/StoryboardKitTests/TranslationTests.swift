import Foundation
import StoryboardKit
import Testing

@Suite("A storyboard in more than one language")
@MainActor
struct TranslationTests {
  @Test("without another language the texts are the storyboard's own")
  func base() {
    #expect(Self.texts() == "Folders Only here Name Save Send All Mine Mail Close")
  }

  @Test("in the language that is asked for, the texts are those of its .strings file")
  func korean() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      Self.ask(for: ["ko-KR", "en"])
      print("It shows:", Self.texts())
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let words = "폴더 Only here 이름 저장 보내기 All 내 것 메일 닫기"
    #expect(text.contains("It shows: \(words)"), "\(text)")
  }

  @Test("in a language that has no .strings file, the texts are the storyboard's own")
  func french() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      Self.ask(for: ["fr", "ko"])
      print("It shows:", Self.texts())
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("It shows: Folders"), "\(text)")
  }

  /// Selects languages as the argument `-AppleLanguages (ko)` does.
  private static func ask(for languages: [String]) {
    UserDefaults.standard.setVolatileDomain(
      ["AppleLanguages": languages], forName: UserDefaults.argumentDomain)
  }

  private static func texts() -> String {
    guard let screen = storyboard("Words").instantiateInitialViewController() else { return "" }
    let texts = screen.view.subviews.flatMap { view -> [String?] in
      switch view {
      case let label as UILabel: [label.text]
      case let field as UITextField: [field.placeholder]
      case let button as UIButton: [button.currentTitle]
      case let parts as UISegmentedControl:
        (0..<parts.numberOfSegments).map(parts.titleForSegment(at:))
      default: []
      }
    }
    let label = screen.view.subviews.last?.accessibilityLabel
    return (texts + [screen.navigationItem.title, label]).compactMap { $0 }.joined(separator: " ")
  }
}
