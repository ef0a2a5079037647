import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

// Tests that could crash run in their own process, so that the other tests continue.
@Suite("3.3 TypedKeys", .graded)
struct TypedKeysTests {
  private let end = ProgramEnd()

  @Test("two nested types with the same name don't collide")
  func nested() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test registered Folders.Settings and Editor.Settings, and resolved both types. The \
      program crashed. Print the keys that your locator uses for the two types: are they different?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(Folders.Settings(colour: "green"))
      locator.register(Editor.Settings(size: 12))
      let folders: Folders.Settings? = try? locator.resolve(Folders.Settings.self)
      let editor: Editor.Settings? = try? locator.resolve(Editor.Settings.self)
      #expect(
        folders?.colour == "green" && editor?.size == 12,
        """
        The test registered Folders.Settings and Editor.Settings, and should find each under its \
        own type. If one replaced the other, the two types have the same key. What identifies a \
        type, besides its short name?
        """)
      await end.reach()
    }
  }

  @Test("generic types with the same name don't collide")
  func generic() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test registered a Recent<Folders.Settings>, a Recent<Editor.Settings> and a \
      Default<Folders.Settings>, and resolved all three types. The program crashed. Print the keys \
      that your locator uses for these types: are they different?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(Recent(value: Folders.Settings(colour: "green")))
      locator.register(Recent(value: Editor.Settings(size: 12)))
      locator.register(Default(value: Folders.Settings(colour: "white")))
      let folders: Recent<Folders.Settings>? = try? locator.resolve(Recent<Folders.Settings>.self)
      let editor: Recent<Editor.Settings>? = try? locator.resolve(Recent<Editor.Settings>.self)
      let white: Default<Folders.Settings>? = try? locator.resolve(Default<Folders.Settings>.self)
      #expect(
        folders?.value.colour == "green" && editor?.value.size == 12
          && white?.value.colour == "white",
        """
        The test registered services of three generic types, and should find all three. If one \
        replaced another, their types have the same key. Which part of the type is missing from \
        the key?
        """)
      await end.reach()
    }
  }

  @Test("resolving an unregistered type throws an error that you can catch")
  func missing() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test resolved TodoManager, which wasn't registered, and was ready to catch an error. The \
      program crashed instead. Which code should decide what happens if a service is missing?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      #expect(throws: (any Error).self, "TodoManager isn't registered, so resolve should throw.") {
        _ = try locator.resolve(TodoManager.self)
      }
      locator.register(TodoManager())
      let found: TodoManager? = try? locator.resolve(TodoManager.self)
      #expect(
        found != nil,
        """
        The test resolved TodoManager and caught the error, then registered a manager and resolved \
        TodoManager again. The second time, resolve should return the manager. What does your \
        locator remember from the first time?
        """)
      #expect(
        throws: (any Error).self,
        """
        The test resolved KeyedLocator, which it hadn't registered, and got a locator. A locator \
        that registers itself is in a retain cycle, so its services are never released. Where does \
        this locator come from?
        """
      ) {
        _ = try KeyedLocator().resolve(KeyedLocator.self)
      }
      await end.reach()
    }
  }

  @Test("resolving an unregistered optional type throws an error, too")
  func missingOptional() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test resolved TodoManager?, which wasn't registered, and the program crashed. The \
      locator should throw an error that the caller can catch. Which line crashes instead?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      #expect(
        throws: (any Error).self,
        """
        The test registered no services, called resolve(TodoManager?.self), and got nil instead of \
        an error. With an optional Service, “nil as? Service” succeeds. Which line can check, \
        before the cast, that a service exists?
        """
      ) {
        _ = try KeyedLocator().resolve(TodoManager?.self)
      }
      await end.reach()
    }
  }

  @Test("the error names the missing type and its module")
  func names() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test resolved types that weren't registered, and the program crashed. The locator should \
      throw an error that names the missing type. Which line crashes instead?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let resolves: [(String, () throws -> Void)] = [
        ("Folders.Settings", { _ = try KeyedLocator().resolve(Folders.Settings.self) }),
        ("LocatorSupport.TodoManager", { _ = try KeyedLocator().resolve(TodoManager.self) }),
      ]
      for (name, resolve) in resolves {
        do {
          try resolve()
          Issue.record("Nothing is registered, so resolve should throw an error.")
        } catch {
          // An error may have its text in either of the two.
          let text = "\(error) \(error.localizedDescription)"
          #expect(
            text.contains(name),
            """
            The test resolved \(name), which wasn't registered. The error should contain this full \
            name, because other types can have the same short name. Printed, the error is now: \
            \(text)
            """)
        }
      }
      await end.reach()
    }
  }

  @Test("a service is not found under another type")
  func notAsAnother() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test registered an English as a Language, and resolved English. The program crashed. The \
      locator should throw an error that the caller can catch. Which line crashes instead?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(English() as any Language)
      let found: English? = try? locator.resolve(English.self)
      #expect(
        found == nil,
        """
        The test registered an English as a Language, and resolved English. The locator should \
        throw an error, because no service was registered as English, but it returned the service. \
        Which line in resolve finds services under other types?
        """)
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

private struct Recent<Value> {
  let value: Value
}

private struct Default<Value> {
  let value: Value
}

private protocol Language {
  var hello: String { get }
}

private struct English: Language, Equatable {
  let hello = "Hello"
}
