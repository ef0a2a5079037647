import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("What a type holds, and how")
struct HoldingTests {
  @Test("weak and unowned references have arrows and words of their own")
  func looseReferences() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Child {
          weak var parent: Parent?
          unowned let maker: Parent
          unowned(unsafe) var rash: Parent
          init(parent: Parent) {
            maker = parent
            rash = parent
          }
        }
        final class Parent {}
        """)
    #expect(
      picture == """
        class Child
         ├─ takes ─────────▶ parent: Parent
         ├╌ holds weakly ╌╌▷ parent: Parent? · anyone may set it
         ├╌ holds unowned ╌▷ maker: Parent
         └╌ holds unowned ╌▷ rash: Parent · anyone may set it

        class Parent
         └─ takes nothing
        """)
  }

  @Test("a stored property is told from a computed one, whoever sets or observes it")
  func storedProperties() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          private(set) var first: Manager?
          fileprivate(set) var second: Manager?
          private var third: Manager? { didSet { print("") } }
          var fourth: Manager? { willSet { print("") } }
          lazy var fifth = Manager()
          var computed: Manager? { first }
          var both: Manager? { get { first } set { first = newValue } }
          private var hidden: Manager { Manager() }
          let (sixth, seventh) = (Manager(), 1)
          enum Inner {
            final class Deep { private(set) var eighth: Manager?; var no: Manager? { nil } }
          }
        }
        extension Screen { var also: Manager? { first } }
        """)
    #expect(
      picture == """
        class Screen
         ├─ takes nothing
         ├─ holds ─▶ first: Manager?
         ├─ holds ─▶ second: Manager?
         ├─ holds ─▶ third: Manager?
         ├─ holds ─▶ fourth: Manager? · anyone may set it
         ├─ holds ─▶ fifth: Manager · made when first asked for
         ├─ holds ─▶ sixth: Manager
         └─ holds ─▶ seventh: Int

        class Screen.Inner.Deep
         ├─ takes nothing
         └─ holds ─▶ eighth: Manager?
        """)
  }

  @Test("a closure is held, and what it captures is said to be out of sight")
  func closures() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          var onDone: (() -> Void)?
          private let make: (Folder) -> Screen
          init(make: @escaping (Folder) -> Screen) { self.make = make }
        }
        """)
    #expect(
      picture == """
        class Screen
         ├─ takes, holds ─▶ make: (Folder) -> Screen
         └─ holds ────────▶ onDone: (() -> Void)? · anyone may set it

        A closure's type doesn't show what the closure captures: make, onDone.
        """)
  }

  @Test("a generic parameter is what it conforms to; an existential is its protocol")
  func generics() async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Screen<R: Repository> {
          let repository: R
          let other: any Repository
          init(repository: R, other: some Repository) {
            self.repository = repository
            self.other = other
          }
        }
        func twice<R: Repository>(_ repository: R) -> Int { 2 }
        """)
    #expect(
      wiring.picture(.plain) == """
        func twice(_:) where R: Repository
         └─ takes ─▶ repository: R

        class Screen where R: Repository
         ├─ takes, holds ─▶ repository: R
         ├─ takes ────────▶ other: some Repository
         └─ holds ────────▶ other: any Repository
        """)
    #expect(wiring.names.values.contains("Repository"))
    #expect(wiring.parts.flatMap(\.links).map(\.targets.count) == [1, 1, 1, 1])
  }

  @Test("structs, actors, enums and a protocol's wants are drawn where they lead to something")
  func kinds() async throws {
    let picture = try await SampleModule.picture(
      of: """
        protocol Needs { var manager: Manager { get } }
        struct Parts: Needs { let manager: Manager }
        actor Worker { let parts: Parts; init(parts: Parts) { self.parts = parts } }
        enum State { case busy(Worker), done(count: Int) }
        enum Plain { case one, two(Int) }
        """)
    #expect(
      picture == """
        protocol Needs
         └─ requires ─▶ manager: Manager

        enum State
         └─ holds ─▶ case busy(Worker)
             └─ takes, holds ─▶ parts: Parts
                 └─ takes, holds ─▶ manager: Manager
        """)
  }
}
