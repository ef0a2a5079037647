import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

// What can stop the program is tried in a process of its own, so that the other tests go on.
@Suite("3.3 TypedKeys", .graded)
struct TypedKeysTests {
  private let end = ProgramEnd()

  @Test("a caller of resolve has to write try, and gets no optional")
  func refused() {
    CompilerProbe().rejects(
      "let _: TodoManager? = KeyedLocator().resolve(TodoManager.self)",
      because: "not marked with 'try'",
      unlike: "let _: TodoManager = try KeyedLocator().resolve(TodoManager.self)",
      """
      A missing service is an error, and an error says what is missing. A nil says nothing: the \
      caller does not know what was missing, and has to invent an answer on the spot.
      """)
  }

  @Test("what you register is what you get")
  func registered() {
    let locator = KeyedLocator()
    let manager = TodoManager()
    locator.register(manager)
    let found: TodoManager? = try? locator.resolve(TodoManager.self)
    #expect(
      found === manager,
      """
      One manager was registered, and asking for a manager should give this same object. A locator \
      should not make a new one or a copy.
      """)
    locator.register(Dog("Woof"))
    let dog: Dog? = try? locator.resolve(Dog.self)
    #expect(
      dog?.sound == "Woof",
      """
      The test registered a Dog that nothing else holds, and then asked for a Dog. The locator \
      should keep it. Which kind of reference is in your table of services?
      """)
  }

  @Test("two nested types of one name do not collide")
  func nested() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      Folders.Settings and Editor.Settings were registered, and then each was asked for. The \
      program stopped. Print the keys under which your locator stores the two: what do you see?
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
        Both settings were registered, and each should be found under its own type. If one \
        replaced the other, their keys are the same. What tells the two types apart?
        """)
      await end.reach()
    }
  }

  @Test("two generic types of one name do not collide")
  func generic() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      A recent Folders.Settings, a recent Editor.Settings and a default Folders.Settings were \
      registered, and then each was asked for. The program stopped. Part of a name is not enough \
      for a key: the part between < and > belongs to the type, and so does the part before it.
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
        Three generic types were registered, and each should be found. If one replaced another, \
        their keys are the same, and a part of the type is not in the key.
        """)
      await end.reach()
    }
  }

  @Test("a service that is not registered is an error that you can catch")
  func missing() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      No manager was registered. The test asked for one and was ready to catch an error. The \
      program stopped instead. The caller may have another answer, or a better message. Which code \
      should decide what happens?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      #expect(throws: (any Error).self, "Nothing was registered, and yet there was no error.") {
        _ = try locator.resolve(TodoManager.self)
      }
      locator.register(TodoManager())
      let found: TodoManager? = try? locator.resolve(TodoManager.self)
      #expect(
        found != nil,
        """
        The test asked for a manager, caught the error, registered a manager, and asked again. Now \
        the locator should return it. What does your locator remember of the first time?
        """)
      #expect(
        throws: (any Error).self,
        """
        No locator was registered with this one, and yet it gave one out. If it registers itself: \
        a locator that holds itself is never released, with all that is in it.
        """
      ) {
        _ = try KeyedLocator().resolve(KeyedLocator.self)
      }
      await end.reach()
    }
  }

  @Test("an optional type that is not registered is an error, too")
  func missingOptional() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test asked for an optional manager, which was not registered, and the program stopped. \
      This should be an error that the caller can catch.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      #expect(
        throws: (any Error).self,
        """
        No optional manager was registered. The test called resolve(TodoManager?.self), and got \
        nil instead of an error. What does “as? Service” make of a missing service, if Service is \
        an optional type? Look first whether there is a service, and cast it then.
        """
      ) {
        _ = try KeyedLocator().resolve(TodoManager?.self)
      }
      await end.reach()
    }
  }

  @Test("an optional that you register is what you get")
  func registeredOptional() {
    let locator = KeyedLocator()
    let manager = TodoManager()
    locator.register(manager as TodoManager?)
    let found: Any? = try? locator.resolve(TodoManager?.self)
    #expect(
      found as? TodoManager === manager,
      """
      A manager was registered as an optional, and asking for an optional manager should give this \
      same object. An optional is a type like others.
      """)
  }

  @Test("the error names the missing type and its module")
  func names() async {
    await #expect(
      processExitsWith: end.isReached,
      "The program stopped where an error was expected, so no caller can read what is missing."
    ) { @MainActor [end = end as ProgramEnd] in
      let resolves: [(String, () throws -> Void)] = [
        ("Folders.Settings", { _ = try KeyedLocator().resolve(Folders.Settings.self) }),
        ("LocatorSupport.TodoManager", { _ = try KeyedLocator().resolve(TodoManager.self) }),
      ]
      for (name, resolve) in resolves {
        do {
          try resolve()
          Issue.record("Nothing was registered, and there was no error that could name it.")
        } catch {
          // Both ways to give an error its text are fine.
          let text = "\(error) \(error.localizedDescription)"
          #expect(
            text.contains(name),
            """
            \(name) was missing. This app has two types called Settings, and another module may \
            have a TodoManager, so only the full name says which type to register. Printed, the \
            error is now: \(text)
            """)
        }
      }
      await end.reach()
    }
  }

  @Test("a service is found under the type that you registered it for")
  func asProtocol() {
    let locator = KeyedLocator()
    locator.register(English() as any Language)
    let dog = Dog("Woof")
    locator.register(dog as Animal)
    let language: (any Language)? = try? locator.resolve((any Language).self)
    let animal: Animal? = withExtendedLifetime(dog) { try? locator.resolve(Animal.self) }
    #expect(
      [language?.hello, animal?.sound] == ["Hello", "Woof"],
      """
      English was registered as a Language, a protocol, and a Dog as an Animal, its superclass. \
      The test then asked for a Language and an Animal. The caller chose these types when it \
      registered. Does your key come from there, or from the service itself?
      """)
  }

  @Test("a service is not found under another type")
  func notAsAnother() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      Nothing was registered for English itself, and the test asked for it. The program stopped. \
      The caller should be able to go on without it.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(English() as any Language)
      let found: English? = try? locator.resolve(English.self)
      #expect(
        found == nil,
        """
        English was registered as a Language, and the test asked for English and got it. With \
        another Language in the app, this caller fails. The result should depend on what was \
        registered, not on what happens to fit.
        """)
      await end.reach()
    }
  }

  @Test("a new registration counts only for callers that ask later")
  func again() {
    let locator = KeyedLocator()
    let (old, new) = (TodoManager([Todo(title: "Old")]), TodoManager([Todo(title: "New")]))
    func ask() -> TodoManager? { try? locator.resolve(TodoManager.self) }
    locator.register(old)
    var found = [ask(), ask()]
    locator.register(new)
    found.append(ask())
    #expect(
      found.map { $0?.todos.first?.title } == ["Old", "Old", "New"],
      """
      A manager was registered, and the test asked for it twice. Then another manager was \
      registered, and the test asked again. Two callers should get the old manager and keep it \
      unchanged, the third should get the new one. What changes in your locator when a caller asks?
      """)
  }

  @Test("two locators share nothing")
  func twoLocators() {
    let (home, work) = (KeyedLocator(), KeyedLocator())
    home.register(TodoManager([Todo(title: "Home")]))
    work.register(TodoManager([Todo(title: "Work")]))
    let found: TodoManager? = try? home.resolve(TodoManager.self)
    #expect(
      found?.todos.first?.title == "Home",
      """
      Each locator was given a manager, and the first one gives out the second one's. A good \
      locator is not global: a test makes its own, fills it, and drops it.
      """)
  }

  @Test("a locator that is gone holds nothing")
  func released() {
    let release = ReleaseProbe()
    do {
      let (locator, manager) = (KeyedLocator(), TodoManager())
      release.watch(manager, "the manager that was registered")
      locator.register(manager)
      withExtendedLifetime(locator) {}
    }
    release.expectAllReleased(
      """
      A locator was filled and released, and its content should go with it. If it stays, all \
      locators share a place, and the next test finds it there. Or the locator holds itself, and \
      is never released. Which object should own the table of services, and what should be in it?
      """)
  }
}

// What two teams of an app could have: settings of their own, under one name.
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

private class Animal {
  let sound: String

  init(_ sound: String) {
    self.sound = sound
  }
}

private final class Dog: Animal {}
