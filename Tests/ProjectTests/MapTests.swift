import Course
import Foundation
import Testing

/// Tests that `.github/CONTRIBUTING.md` names the actual folders and imports.
@Suite("The map for those who carry on")
struct MapTests {
  private let map: Markdown
  private let lessons: [Lesson]

  init() throws {
    map = Markdown(try Checkout.text(of: ".github/CONTRIBUTING.md"))
    lessons = try Catalog(root: Checkout.root).lessons
  }

  @Test("each folder of StoryboardKit that it names is there, and each that is there is named")
  func storyboardKit() throws {
    let named = try map.rows(below: "The folders of StoryboardKit").flatMap(\.names)
    #expect(try Set(named) == Checkout.folders(in: "Sources/StoryboardKit"))
  }

  @Test("each folder of the whole that it names is there, and each that is there is named")
  func whole() throws {
    let named = try map.rows(below: "The folders").flatMap(\.names)
    var existing = try ["", "Sources", "Tests"].flatMap { parent in
      try Checkout.folders(in: parent).map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
    }
    existing.removeAll { ["Sources", "Tests"].contains($0) || lessonTests.contains($0) }
    #expect(Set(named) == Set(existing))
  }

  @Test("a module imports what it may, and nothing else")
  func imports() throws {
    var allowed: [String: Set<String>] = [:]
    for row in try map.rows(below: "Which module may use which") {
      for name in row.names { allowed[name, default: []].formUnion(row.text.namesInBackticks) }
    }
    let kit: Set = ["StoryboardKit", "UIKit"]
    for module in [
      "StoryboardKit", "SymbolGraphs", "Probes", "ScreenProbes", "Course", "Grading", "Interface",
      "lesson-runner", "lesson-admin",
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

  /// Returns the modules that files below a folder import, without the toolchain's modules.
  private func imports(below folder: String) throws -> Set<String> {
    let shipped: Set = [
      "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
      "Observation", "Synchronization", "Testing",
    ]
    return Set(try Checkout.sources(below: folder).flatMap(\.imports)).subtracting(shipped)
  }
}
