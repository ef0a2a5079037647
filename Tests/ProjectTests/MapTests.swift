import Foundation
import Testing

@testable import Workbook

/// `.github/CONTRIBUTING.md` beside the tree and the sources as they are.
@Suite("The map for those who carry on")
struct MapTests {
  private let map: Markdown
  private let lessons: [Lesson]

  init() throws {
    map = Markdown(try Checkout.text(of: ".github/CONTRIBUTING.md"))
    lessons = try Catalog(root: Checkout.root).lessons
  }

  @Test(
    "each folder that it names is there, and each that is there is named",
    arguments: [
      "library": "Sources/Workbook", "command": "Sources/lesson-runner",
      "StoryboardKit": "Sources/StoryboardKit",
    ])
  func rooms(heading: String, folder: String) throws {
    let name = heading == "StoryboardKit" ? heading : "the \(heading)"
    let named = try map.rows(below: "The rooms of \(name)").flatMap(\.names)
    #expect(try Set(named) == Checkout.folders(in: folder))
  }

  @Test("each folder of the whole that it names is there, and each that is there is named")
  func whole() throws {
    let named = try map.rows(below: "The rooms").flatMap(\.names)
    var existing = try ["", "Sources", "Tests"].flatMap { parent in
      try Checkout.folders(in: parent).map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
    }
    existing.removeAll { ["Sources", "Tests"].contains($0) || lessonTests.contains($0) }
    #expect(Set(named) == Set(existing))
  }

  @Test(
    "a folder uses no other that stands below it",
    arguments: ["library": "Sources/Workbook", "command": "Sources/lesson-runner"])
  func order(heading: String, folder: String) throws {
    let rooms = try map.rows(below: "The rooms of the \(heading)").flatMap(\.names)
    let sources = try rooms.map { try Checkout.sources(below: "\(folder)/\($0)") }
    for (index, room) in rooms.enumerated() {
      let used = Set(sources[index].flatMap(\.names))
      for (below, name) in rooms.enumerated().dropFirst(index + 1) {
        let declared = Set(sources[below].flatMap(\.declaredTypes))
        #expect(used.intersection(declared) == [], "\(room) uses \(name).")
      }
    }
  }

  @Test("a module imports what it may, and nothing else")
  func imports() throws {
    var allowed: [String: Set<String>] = [:]
    for row in try map.rows(below: "Who may know whom") {
      for name in row.names { allowed[name, default: []].formUnion(row.text.namesInBackticks) }
    }
    let kit: Set = ["StoryboardKit", "UIKit"]
    for module in [
      "StoryboardKit", "SymbolGraphs", "Probes", "ScreenProbes", "Workbook", "lesson-runner",
    ] {
      let allowed = try #require(allowed[module], "No row tells of \(module).")
      #expect(try imports(below: "Sources/\(module)").subtracting(allowed) == [], "\(module)")
    }
    for lesson in lessons {
      let name = lesson.exercises[0].module
      let support = "\(name)Support"
      let probes: Set = [name, support, "StoryboardKit", "Probes", "ScreenProbes"]
      for (folder, allowed) in [
        ("Lessons/\(lesson.folder)/Support", kit), ("Tests/\(name)Tests", probes),
        ("Lessons/\(lesson.folder)", kit.union([support])),
        ("Answers/\(lesson.folder)", kit.union([support])),
      ] {
        #expect(try imports(below: folder).subtracting(allowed) == [], "\(folder)")
      }
    }
  }

  private var lessonTests: [String] { lessons.map { "Tests/\($0.exercises[0].module)Tests" } }

  /// The modules that are imported below a folder, without those of the toolchain.
  private func imports(below folder: String) throws -> Set<String> {
    let shipped: Set = [
      "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl", "Synchronization",
      "Testing",
    ]
    return Set(try Checkout.sources(below: folder).flatMap(\.imports)).subtracting(shipped)
  }
}
