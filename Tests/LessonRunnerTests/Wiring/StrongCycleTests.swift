import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("A ring of strong references")
struct StrongCycleTests {
  @Test("it is marked on each of its lines, and told")
  func ring() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Parent { var child: Child?; let name = "" }
        final class Child { var parent: Parent? }
        """)
    #expect(
      picture == """
        class Parent
         ├─ takes nothing
         ├─ holds ─▶ child: Child? · anyone may set it ⟲
         │   ├─ takes nothing
         │   └─ holds ─▶ parent: Parent? · anyone may set it ⟲
         └─ holds ─▶ name: String

        ⟲ Retain cycle: Parent ─ child ─▶ Child ─ parent ─▶ Parent. Such objects
        are never deallocated, unless one releases the next.
        """)
  }

  @Test(
    "there is none where one reference is weak or unowned, or a closure is in the way",
    arguments: [
      "weak var parent: Parent?", "unowned let parent: Parent\n  init(p: Parent) { parent = p }",
      "let ask: () -> Parent? = { nil }", "let type = Parent.self", "var box = Box<Parent>()",
      "static var last: Parent?", "var parent: Parent? { nil }",
    ])
  func broken(property: String) async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Parent { var child: Child? }
        final class Child {
          \(property)
        }
        struct Box<T: AnyObject> { weak var value: T? }
        """)
    #expect(wiring.strongCycles == [])
  }

  @Test(
    "it is found through what lies between: structs, lists, cases, wrappers",
    arguments: [
      "let box: Box", "var list: [String: [Parent]] = [:]", "var state = State.none",
      "@Kept var parent: Parent?", "let holder = Holder<Parent>()",
      "var pair: (Int, Parent?)", "var parent: Optional<Parent> = nil",
    ])
  func through(property: String) async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Parent { var child: Child? }
        final class Child {
          \(property)
          init() { fatalError() }
        }
        struct Box { let parent: Parent }
        enum State { case none, some(Parent) }
        @propertyWrapper struct Kept<T> { var wrappedValue: T? }
        struct Holder<T: AnyObject> { var value: T? }
        """)
    #expect(wiring.strongCycles.count == 1)
  }

  @Test("a wrapper that holds weakly breaks it")
  func weakWrapper() async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Parent { var child: Child? }
        final class Child { @Loose var parent: Parent? }
        @propertyWrapper struct Loose<T: AnyObject> {
          private weak var value: T?
          var wrappedValue: T? { get { value } set { value = newValue } }
          init() {}
        }
        """)
    #expect(wiring.strongCycles == [])
    #expect(wiring.picture(.plain).contains("holds weakly ╌▷ parent: Parent?"))
  }

  @Test("behind a protocol it is possible, and named as that")
  func behindProtocol() async throws {
    let picture = try await SampleModule.picture(
      of: """
        protocol Owner: AnyObject {}
        final class Parent: Owner { private var child: Child? }
        final class Child { private var owner: (any Owner)? }
        """)
    #expect(
      picture.hasSuffix(
        """
        ⟲ Retain cycle: Parent ─ child ─▶ Child ─ owner ─▶ Parent (if that is the
        Owner). Such objects are never deallocated, unless one releases the next.
        """))
  }

  @Test("a navigation controller holds each screen while it's on the stack")
  func stack() {
    let flow = Wiring.Part(
      id: "flow", kind: .class, name: "Flow", ancestors: ["owner"],
      links: [
        .init(verbs: [.takes, .holds], name: "navigation", type: "UINavigationController")
      ])
    func screen(_ verb: Wiring.Verb) -> Wiring.Part {
      Wiring.Part(
        id: "screen", kind: .class, name: "Screen", ancestors: [Wiring.screen],
        links: [.init(verbs: [verb], name: "owner", type: "any Owner", targets: ["owner"])])
    }
    let model = Wiring.Part(
      id: "model", kind: .class, name: "Model",
      links: [.init(verbs: [.holds], name: "flow", type: "Flow", targets: ["flow"])])
    let names = ["owner": "Owner"]
    let picture = Wiring(parts: [screen(.holds), flow, model], names: names).picture(.plain)
    #expect(picture.count { $0 == "⟲" } == 3)
    #expect(
      picture.hasSuffix(
        """
        ⟲ Retain cycle: Screen ─ owner ─▶ Flow (if that is the Owner) ─ navigation
        ─▶ Screen (while it's on the stack). Such objects are never deallocated,
        unless one releases the next.
        """))
    let weak = Wiring(parts: [screen(.holdsWeakly), flow, model], names: names)
    #expect(weak.strongCycles == [])
  }

  @Test("a superclass holds for its subclasses")
  func superclass() async throws {
    let picture = try await SampleModule.picture(
      of: """
        class Base { var child: Child?; init() {} }
        final class Parent: Base {}
        final class Child { private var parent: Parent? }
        """)
    #expect(
      picture == """
        class Base
         ├─ takes nothing
         └─ holds ─▶ child: Child? · anyone may set it
             ├─ takes nothing
             └─ holds ─▶ parent: Parent? ⟲
                 ├─ takes nothing
                 └─ holds ─▶ child: Child? · anyone may set it ⟲

        ⟲ Retain cycle: Parent ─ child ─▶ Child ─ parent ─▶ Parent. Such objects
        are never deallocated, unless one releases the next.
        """)
  }

  @Test("a type that holds its own kind is no ring, as in a list or a wrapper")
  func ownKind() async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Node { var next: Node? }
        final class Cache: Repository {
          let inner: any Repository
          init(inner: any Repository) { self.inner = inner }
          func names() -> [String] { [] }
        }
        final class Log: Repository {
          let inner: any Repository
          init(inner: any Repository) { self.inner = inner }
          func names() -> [String] { [] }
        }
        """)
    #expect(wiring.strongCycles == [])
  }
}
