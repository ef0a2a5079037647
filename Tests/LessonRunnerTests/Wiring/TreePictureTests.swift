import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("A wiring drawn for a terminal")
struct TreePictureTests {
  @Test("a parameter and a property of one name are one line; a type without either says so")
  func handedAndHeld() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          private let manager: Manager
          private let spare = Manager()
          init(manager: Manager) { self.manager = manager }
        }
        final class Alone {
          private let repository: (any Repository)? = nil
        }
        """)
    #expect(
      picture == """
        class Screen
         ├─ takes, holds ─▶ manager: Manager
         └─ holds ────────▶ spare: Manager

        class Alone
         ├─ takes nothing
         └─ holds ─▶ repository: (any Repository)?
        """)
  }

  @Test("a default argument is shown, for nobody need hand over anything")
  func defaultArgument() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          let manager: Manager
          let title: String
          init(manager: Manager = Manager(), title: String = "a, (b") {
            self.manager = manager
            self.title = title
          }
        }
        """)
    #expect(
      picture == """
        class Screen
         ├─ may take, holds ─▶ manager: Manager = Manager()
         └─ may take, holds ─▶ title: String = "a, (b"
        """)
  }

  @Test("a function stands above what it gives, and that above what it holds")
  func tree() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class List { let manager = Manager() }
        final class Screen {
          let list: List
          init(list: List) { self.list = list }
        }
        func makeScreens(manager: Manager) -> (first: Screen, second: Screen) {
          (Screen(list: List()), Screen(list: List()))
        }
        func count(of names: [String]) -> Int { names.count }
        """)
    #expect(
      picture == """
        func makeScreens(manager:)
         ├─ takes ───▶ manager: Manager
         ├─ returns ─▶ first: Screen
         │   └─ takes, holds ─▶ list: List
         │       ├─ takes nothing
         │       └─ holds ─▶ manager: Manager
         └─ returns ─▶ second: Screen
        """)
  }

  @Test("below a protocol that is held stand the types of the file that adopt it")
  func adopters() async throws {
    let picture = try await SampleModule.picture(
      of: """
        protocol Source { var folder: Folder { get } }
        protocol Other {}
        final class Screen {
          let source: any Source
          init(source: any Source) { self.source = source }
        }
        final class Flow: Source, Other {
          let folder = Folder()
          let manager = Manager()
        }
        struct Fixed: Source { let folder: Folder }
        final class Root { let flow = Flow() }
        """)
    #expect(
      picture == """
        class Screen
         └─ takes, holds ─▶ source: any Source
             ├─ requires ───▶ folder: Folder
             ├─ adopted by ─▶ Flow
             │   ├─ takes nothing
             │   ├─ holds ─▶ folder: Folder
             │   └─ holds ─▶ manager: Manager
             └─ adopted by ─▶ Fixed
                 └─ takes, holds ─▶ folder: Folder

        class Root
         ├─ takes nothing
         └─ holds ─▶ flow: Flow
        """)
  }

  @Test("what a superclass takes and holds stands below its subclass, with its own types")
  func inherited() async throws {
    let picture = try await SampleModule.picture(
      of: """
        class Base<Model, Item: Hashable> {
          let model: Model
          private var items: [Item: [Model]] = [:]
          init(model: Model) { self.model = model }
        }
        final class Plain: Base<Manager, [String: Int]> {}
        final class Own: Base<Box<Folder, Int>, String>, Sendable {
          init() { super.init(model: Box()) }
        }
        class Middle<T>: Base<Box<T, T>, Int> {}
        final class Last: Middle<Folder> {}
        final class Box<A, B> { var value: A? }
        """)
    #expect(
      picture == """
        class Base where Item: Hashable
         ├─ takes, holds ─▶ model: Model
         └─ holds ────────▶ items: [Item: [Model]]

        class Plain: Base
         ├─ takes, holds ─▶ model: Manager
         └─ holds ────────▶ items: [[String: Int]: [Manager]]

        class Own: Base
         ├─ takes nothing
         ├─ holds ─▶ model: Box<Folder, Int>
         └─ holds ─▶ items: [String: [Box<Folder, Int>]]

        class Middle: Base
         ├─ takes, holds ─▶ model: Box<T, T>
         └─ holds ────────▶ items: [Int: [Box<T, T>]]

        class Last: Middle
         ├─ takes, holds ─▶ model: Box<Folder, Folder>
         └─ holds ────────▶ items: [Int: [Box<Folder, Folder>]]

        class Box
         ├─ takes nothing
         └─ holds ─▶ value: A?
        """)
  }

  @Test("another initializer is told on a line of its own, behind the one that takes most")
  func initializers() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          let manager: Manager
          convenience init() { self.init(manager: Manager(), names: []) }
          init(manager: Manager, names: [String]) { self.manager = manager }
          convenience init?(names: [String], manager: Manager?) { return nil }
        }
        """)
    #expect(
      picture == """
        class Screen
         ├─ takes, holds ─▶ manager: Manager
         ├─ takes ────────▶ names: [String]
         ├─ or takes nothing
         └─ or takes ─────▶ names: [String], manager: Manager?
        """)
  }

  @Test("what methods take to keep, and what they give, is shown; what they only work on is not")
  func methods() async throws {
    let picture = try await SampleModule.picture(
      of: """
        final class Screen {
          private var manager: Manager?
          func inject(_ manager: Manager) { self.manager = manager }
          func onDone(_ done: @escaping () -> Void) {}
          func each(_ body: (Folder) -> Void) {}
          func open(_ folder: Folder) -> Screen { self }
          func next() -> Other { Other() }
          private func hidden(_ manager: Manager) -> Other { Other() }
        }
        final class Other {}
        """)
    #expect(
      picture == """
        class Screen
         ├─ takes nothing
         ├─ holds ───▶ manager: Manager?
         ├─ takes ───▶ manager: Manager · by inject(_:)
         ├─ takes ───▶ done: () -> Void · by onDone(_:)
         └─ returns ─▶ Other · by next()
             └─ takes nothing
        """)
  }

  @Test("what the whole program shares is told, and constants are not")
  func shared() async throws {
    let picture = try await SampleModule.picture(
      of: """
        extension Manager { static let shared = Manager() }
        let session = Session()
        let limit = 3
        var isTesting: Bool { limit > 2 }
        final class Session {
          static var log: [String] = []
          static let name = "Session"
        }
        """)
    #expect(
      picture == """
        global session
         └─ is ─▶ Session · one for the whole program
             └─ takes nothing

        static Session.log
         └─ is ─▶ [String] · one for the whole program

        static Manager.shared
         └─ is ─▶ Manager · one for the whole program
        """)
  }

  @Test("what @Observable generates is not shown; what it watches is, as written")
  func observable() async throws {
    let picture = try await SampleModule.picture(
      of: """
        import Observation
        @Observable final class Model {
          private(set) var titles: [String] = []
          var list: Manager?
          weak var owner: Manager?
          @ObservationIgnored private var _own = Manager()
          var count: Int { titles.count }
          func add(_ title: String) { titles.append(title) }
        }
        """)
    #expect(
      picture == """
        class Model
         ├─ takes nothing
         ├─ holds ────────▶ titles: [String]
         ├─ holds ────────▶ list: Manager? · anyone may set it
         ├╌ holds weakly ╌▷ owner: Manager? · anyone may set it
         └─ holds ────────▶ _own: Manager
        """)
  }

  @Test("a module without types to draw says so")
  func nothing() async throws {
    let picture = try await SampleModule.picture(of: "func one() -> Int { 1 }")
    #expect(picture == "There's nothing to draw: no type takes or holds anything.")
  }

  @Test("no line is wider than it may be, however deep or long", arguments: [30, 60, 74, 200])
  func width(columns: Int) async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class AnotherScreenWithAVeryLongNameThatFitsOnNoLine {
          let makeTheNextScreen: (Folder, any Repository, Manager) -> \
        AnotherScreenWithAVeryLongNameThatFitsOnNoLine
          weak var owner: A?
          init(makeTheNextScreen: @escaping (Folder, any Repository, Manager) -> \
        AnotherScreenWithAVeryLongNameThatFitsOnNoLine) {
            self.makeTheNextScreen = makeTheNextScreen
          }
        }
        final class A { let b = B() }
        final class B { let c = C() }
        final class C { let d = D() }
        final class D { let e = E() }
        final class E { var screen: AnotherScreenWithAVeryLongNameThatFitsOnNoLine?; var a: A? }
        func makeA() -> A { A() }
        """)
    let picture = wiring.picture(TextStyle(hasColor: false, hasLinks: false, width: columns))
    let lines = picture.split(separator: "\n")
    #expect(lines.filter { $0.count > min(columns, 74) } == [])
    #expect(lines.filter { $0.hasSuffix(" ") } == [])
  }

  @Test("in words, indentation and verbs replace the lines")
  func words() async throws {
    let wiring = try await SampleModule.wiring(
      of: """
        final class Parent {
          private var child: Child?
          func inject(_ manager: Manager) {}
        }
        final class Child { private var parent: Parent?; private weak var owner: Parent? }
        """)
    let style = TextStyle(hasColor: false, hasLinks: false, width: 80, usesWords: true)
    #expect(
      wiring.picture(style) == """
        class Parent
          takes nothing
          holds child: Child?, in a retain cycle
            takes nothing
            holds parent: Parent?, in a retain cycle
            holds weakly owner: Parent?
          takes manager: Manager, by inject(_:)

        Retain cycle: Parent holds Child in child; Child holds Parent in parent.
        Such objects are never deallocated, unless one releases the next.
        """)
  }

  @Test("the picture says the same with colors as without")
  func colors() async throws {
    let wiring = try await SampleModule.wiring(
      of: "final class A { var b: B? }\nfinal class B { var a: A? }")
    let colored = wiring.picture(TextStyle(hasColor: true, hasLinks: false, width: 80))
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[\d*m/, with: "") == wiring.picture(.plain))
  }
}
