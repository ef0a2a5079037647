import Foundation
import GenericCreatorSupport
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.6 WrongClass", .serialized)
struct WrongClassTests {
  /// Whether a fault leaves the program running; what stops it would end all tests with it.
  private static var isSafe: Bool?

  @Test("no wrong name stops the program")
  func safe() async {
    let result = await #expect(
      processExitsWith: .success,
      """
      A name was wrong, and the program ended: for a user, the app is gone. A stop is right where \
      nothing sensible can follow. Here the caller could still show something else, or tell which \
      name is wrong, if it got an error. Look for what ends the program: a fatalError, a try!, or a \
      controller that UIKit itself refuses because nobody checked before.
      """
    ) { @MainActor in
      for identifier in ["Notcie", "Letter", "Ballot"] {
        _ = try? Self.showNotice(identifier, in: UIWindow())
      }
    }
    Self.isSafe = result != nil
  }

  @Test("the right names show the screen, made by your creator")
  func right() throws {
    let window = UIWindow()
    try Self.showNotice("Notice", in: window)
    let screen = try #require(
      window.rootViewController, "All names are right, and the window shows nothing.")
    record(screen)
    #expect(
      shownTexts(on: screen) == ["Mine", "Drawn in the storyboard"],
      """
      The scene “Notice” has the class NoticeViewController, and the creator makes a subclass of it: \
      that is right, and should be shown, with the title of the repository. Which check refuses it?
      """)
  }

  @Test("an identifier with a typo is an error that tells the identifier and the expected class")
  func typo() throws {
    let text = try errorText(for: "Notcie")
    #expect(
      missing(["Notcie", "GenericNoticeViewController"], in: text) == [],
      """
      No scene has the identifier “Notcie”, and this is what the error does not tell. Whoever reads \
      it has to find a typo: in which word, and in the search for which screen? Read the texts of \
      your errors as if you did not know the code. What would you have to look up?
      """)
  }

  @Test("a class that cannot be found is an error that tells what was expected, and what was found")
  func lost() throws {
    let text = try errorText(for: "Letter")
    #expect(
      missing(["Letter", "GenericNoticeViewController", "UIViewController"], in: text) == [],
      """
      The scene “Letter” names a class that is not in the app, and this is what the error does not \
      tell. UIKit takes a plain UIViewController then. It leaves one line in the console, and nobody \
      reads it. So whoever reads the error should learn which scene it is and what was found there.
      """)
  }

  @Test("a creator of another class is an error that tells the expected and the found class")
  func otherClass() throws {
    let text = try errorText(for: "Ballot")
    #expect(
      missing(["Ballot", "GenericNoticeViewController", "PollViewController"], in: text) == [],
      """
      The scene “Ballot” has the class PollViewController, the creator makes a notice, and this is \
      what the error does not tell. One of two names is wrong, and only a person can say which: the \
      identifier in the code, or the class in the storyboard. So both have to be told.
      """)
  }

  @Test("three faults are three different errors")
  func different() throws {
    let texts = try ["Notcie", "Letter", "Ballot"].map { try errorText(for: $0) }
    #expect(
      Set(texts).count == 3,
      """
      A typo, a lost class and a wrong class are corrected in three different places. If the errors \
      read alike, the reader has to try all three. These are the texts:
      \(texts.joined(separator: "\n"))
      """)
  }

  @Test("after an error the window shows what it showed before")
  func untouched() throws {
    try requireSafety()
    for identifier in ["Notcie", "Letter", "Ballot"] {
      let window = UIWindow()
      let before = UIViewController()
      window.rootViewController = before
      try? Self.showNotice(identifier, in: window)
      #expect(
        window.rootViewController === before,
        """
        The screen “\(identifier)” could not be shown, and the one that was shown before is gone as \
        well. Check all there is to check first, and touch the window last.
        """)
    }
  }

  private static func showNotice(_ identifier: String, in window: UIWindow) throws {
    try show(identifier, in: window) { coder in
      GenericNoticeViewController(coder: coder, repository: FixedFolders("Mine"))
    }
  }

  /// All that the error for a wrong name says of itself.
  private func errorText(for identifier: String) throws -> String {
    try requireSafety()
    let error = try #require(
      throws: (any Error).self,
      """
      “\(identifier)” was to be shown, which is not possible, and nothing was thrown. The caller \
      believes that all is well, and the user looks at a black window. Who knows better, and keeps \
      it secret?
      """
    ) {
      try Self.showNotice(identifier, in: UIWindow())
    }
    return "\(error) \(error.localizedDescription)"
  }

  private func missing(_ words: [String], in text: String) -> [String] {
    words.filter { !text.contains($0) }
  }

  private func requireSafety() throws {
    try #require(Self.isSafe != false, "See “no wrong name stops the program”.")
  }
}
