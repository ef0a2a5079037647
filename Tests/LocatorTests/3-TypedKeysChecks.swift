import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.3 TypedKeys: checks", .graded)
struct TypedKeysChecks {
  private let crashQuestion: Comment =
    "The locator should throw an error that the caller can catch. Which line crashes instead?"

  @Test("generic types with the same name don't collide")
  func generic() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "Print the keys that your locator uses for the three types: are they different?"
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
        If one service replaced another, their types have the same key. Which part of a type is \
        missing from its key?
        """)
      await end.reach()
    }
  }

  @Test("resolving an unregistered optional type throws an error, too")
  func missingOptional() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached, crashQuestion
    ) { @MainActor [end = end as ProgramEnd] in
      #expect(
        throws: (any Error).self,
        """
        The locator returned nil. With an optional Service, “nil as? Service” succeeds. Which line \
        decides whether a service is missing?
        """
      ) {
        _ = try KeyedLocator().resolve(TodoManager?.self)
      }
      await end.reach()
    }
  }

  @Test("after an error, a service can still be registered")
  func registeredLater() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached, crashQuestion
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      _ = try? locator.resolve(TodoManager.self)
      // Held here, since another test finds out whether the locator holds its services.
      let manager = TodoManager()
      locator.register(manager)
      let found: TodoManager? = try? locator.resolve(TodoManager.self)
      #expect(
        found === manager,
        """
        After an error, the test registered a manager. What does your locator remember from the \
        first call?
        """)
      await end.reach()
    }
  }

  @Test("a locator doesn't register itself")
  func ownLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached, crashQuestion
    ) { @MainActor [end = end as ProgramEnd] in
      #expect(
        throws: (any Error).self,
        """
        Nobody registered this locator. If it registers itself, it's in a retain cycle, and its \
        services are never released. Where does the returned locator come from?
        """
      ) {
        _ = try KeyedLocator().resolve(KeyedLocator.self)
      }
      await end.reach()
    }
  }

  @Test("a service is not found under another type")
  func notAsAnother() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached, crashQuestion
    ) { @MainActor [end = end as ProgramEnd] in
      let locator = KeyedLocator()
      locator.register(English() as any Language)
      let found: English? = try? locator.resolve(English.self)
      #expect(
        found == nil,
        """
        The service was registered as Language, not as English. Which line in resolve finds \
        services under other types?
        """)
      await end.reach()
    }
  }

  @Test("resolve can throw, and returns no optional")
  func refused() {
    CompilerProbe().rejects(
      "let _: TodoManager? = KeyedLocator().resolve(TodoManager.self)",
      because: "not marked with 'try'",
      unlike: "let _: TodoManager = try KeyedLocator().resolve(TodoManager.self)",
      """
      Without “try”, a missing service can only be nil, which doesn't say what is missing. What \
      should resolve do instead?
      """)
  }

  @Test("resolve returns the service that you registered")
  func registered() {
    let locator = KeyedLocator()
    let manager = TodoManager()
    locator.register(manager)
    let found: TodoManager? = try? locator.resolve(TodoManager.self)
    #expect(
      found === manager,
      """
      resolve should return the same object, neither a new one nor a copy. What does your locator \
      keep?
      """)
    locator.register(Dog("Woof"))
    let dog: Dog? = try? locator.resolve(Dog.self)
    #expect(
      dog?.sound == "Woof",
      """
      Nothing else holds the Dog. Does your locator hold its services with strong or weak \
      references?
      """)
  }

  @Test("resolve returns an optional that you registered")
  func registeredOptional() {
    let locator = KeyedLocator()
    let manager = TodoManager()
    locator.register(manager as TodoManager?)
    let found: Any? = try? locator.resolve(TodoManager?.self)
    #expect(
      found as? TodoManager === manager,
      "An optional type is a type like any other. Which line treats optional types differently?")
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
      Which type does your key come from: the type that the caller wrote, or the service's own \
      type?
      """)
  }

  @Test("resolve returns the same service until you register another")
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
      "What changes in your locator when a caller registers or resolves a service?")
  }

  @Test("two locators share nothing")
  func twoLocators() {
    let (home, work) = (KeyedLocator(), KeyedLocator())
    home.register(TodoManager([Todo(title: "Home")]))
    work.register(TodoManager([Todo(title: "Work")]))
    let found: TodoManager? = try? home.resolve(TodoManager.self)
    #expect(
      found?.todos.first?.title == "Home",
      "Each locator should return its own manager. What do your locators share?")
  }

  @Test("releasing a locator deallocates its services")
  func released() {
    let release = ReleaseProbe()
    do {
      let (locator, manager) = (KeyedLocator(), TodoManager())
      release.watch(manager, "the manager that was registered")
      locator.register(manager)
      withExtendedLifetime(locator) {}
    }
    release.expectAllReleased(
      "What still holds the dictionary of services, or the locator itself?")
  }
}

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
