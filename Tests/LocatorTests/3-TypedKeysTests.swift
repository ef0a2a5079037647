import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

// The starter file crashes. Each test runs in a process of its own, so that the others continue.
@Suite("3.3 TypedKeys", .graded)
struct TypedKeysTests {
  private let end = ProgramEnd()

  @Test("two nested types with the same name don't collide")
  func nested() async {
    await #expect(
      processExitsWith: end.isReached,
      "Print the keys that your locator uses for the two types: are they different?"
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(Folders.Settings(colour: "green"))
      locator.register(Editor.Settings(size: 12))
      let folders: Folders.Settings? = try? locator.resolve(Folders.Settings.self)
      let editor: Editor.Settings? = try? locator.resolve(Editor.Settings.self)
      #expect(
        folders?.colour == "green" && editor?.size == 12,
        """
        If one service replaced the other, the two types have the same key. What identifies a \
        type, besides its short name?
        """)
      await end.reach()
    }
  }

  @Test("resolving an unregistered type throws an error that you can catch")
  func missing() async {
    await #expect(
      processExitsWith: end.isReached,
      "The locator should throw an error that the caller can catch. Which line crashes instead?"
    ) { @MainActor [end = end as ProgramEnd] in
      #expect(
        throws: (any Error).self,
        "TodoManager isn't registered. What does resolve return instead of throwing?"
      ) {
        _ = try KeyedLocator().resolve(TodoManager.self)
      }
      await end.reach()
    }
  }

  @Test("the error names the missing type and its module")
  func names() async {
    await #expect(
      processExitsWith: end.isReached,
      "The locator should throw an error that names the missing type. Which line crashes instead?"
    ) { @MainActor [end = end as ProgramEnd] in
      do {
        _ = try KeyedLocator().resolve(TodoManager.self)
        Issue.record("Nothing is registered. What does resolve return instead of throwing?")
      } catch {
        #expect(
          // An error may have its text in either of these descriptions.
          "\(error) \(error.localizedDescription)".contains("LocatorSupport.TodoManager"),
          """
          Printed, the error is “\(error)”. It lacks LocatorSupport.TodoManager, and another \
          module can have a TodoManager, too. Which name does your error store?
          """)
      }
      await end.reach()
    }
  }
}

// Two teams of an app, each with its own settings, under the same name.
private enum Folders {
  struct Settings {
    let colour: String
  }
}

private enum Editor {
  struct Settings {
    let size: Int
  }
}
