import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.3 TypedKeys: checks", .graded)
struct TypedKeysChecks {
  @Test("resolve can throw, and returns no optional")
  func refused() {
    CompilerProbe().rejects(
      "let _: TodoManager? = KeyedLocator().resolve(TodoManager.self)",
      because: "not marked with 'try'",
      unlike: "let _: TodoManager = try KeyedLocator().resolve(TodoManager.self)",
      """
      This code calls resolve without “try”. A missing service should be an error: nil doesn't say \
      which service is missing. What should resolve do instead of returning an optional?
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
      The test registered a manager and resolved TodoManager. The locator should return the same \
      object, neither a new one nor a copy. What does your locator keep?
      """)
    locator.register(Dog("Woof"))
    let dog: Dog? = try? locator.resolve(Dog.self)
    #expect(
      dog?.sound == "Woof",
      """
      The test registered a Dog that nothing else holds, and resolved Dog. The locator should keep \
      the Dog alive. Does it hold its services with strong or weak references?
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
      """
      The test registered a manager as TodoManager?, and resolved TodoManager?. The locator should \
      return the same object: an optional type is a type like any other. Which line treats \
      optional types differently?
      """)
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
      The test registered an English as the protocol Language, and a Dog as its superclass, \
      Animal. Then it resolved Language and Animal. Which type does your key come from: the type \
      that the caller wrote, or the service's own type?
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
      """
      The test registered a manager and resolved it twice, then registered another manager and \
      resolved again. The results should be the first manager, the first manager again, and the \
      other one. What changes in your locator when a caller resolves a service?
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
      The test registered a manager in each of two locators. The first locator should return its \
      own manager, not the second one's. What do your locators share?
      """)
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
      """
      The test registered a manager in a locator, and released the locator. The manager should be \
      deallocated with it. What still holds the dictionary of services, or the locator itself?
      """)
  }
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
