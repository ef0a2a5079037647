import Foundation
import StoryboardKit
import Testing

/// Whole elements, with all that is in them, where they do not belong: no crash, no hang.
///
/// The seeds are fixed, so that a failure comes again.
@Suite("Elements moved, doubled and removed", .serialized)
@MainActor
struct MovedElementsTests {
  private nonisolated static let names = ["Book", "Kinds", "Order"]

  @Test("moved or doubled, one to eight at a time", arguments: names, 0..<40)
  func moved(name: String, seed: UInt64) throws {
    var random = RobustnessTests.Random(state: seed &+ 77)
    let root = try Node.read(name)
    for _ in 0...(seed % 8) {
      let all = root.all
      let chosen = all[Int.random(in: 1..<all.count, using: &random)]
      let moved = chosen.copy()
      if Bool.random(using: &random) { all.forEach { $0.children.removeAll { $0 === chosen } } }
      let parent = root.all.randomElement(using: &random) ?? root
      parent.children.insert(
        moved, at: Int.random(in: 0...parent.children.count, using: &random))
    }
    _ = RobustnessTests.messages(Data(root.text.utf8))
  }

  @Test("the children of every element in another order", arguments: names, 0..<10)
  func reordered(name: String, seed: UInt64) throws {
    var random = RobustnessTests.Random(state: seed &+ 7)
    let root = try Node.read(name)
    for node in root.all { node.children.shuffle(using: &random) }
    _ = RobustnessTests.messages(Data(root.text.utf8))
  }

  @Test("each element removed in turn", arguments: names)
  func removed(name: String) throws {
    let root = try Node.read(name)
    let whole = try InterfaceFile(data: RobustnessTests.data("\(name).storyboard"), file: name)
    let again = try InterfaceFile(data: Data(root.text.utf8), file: name)
    #expect(again.elementCounts == whole.elementCounts)
    for parent in root.all {
      for index in parent.children.indices {
        let child = parent.children.remove(at: index)
        _ = RobustnessTests.messages(Data(root.text.utf8))
        parent.children.insert(child, at: index)
      }
    }
  }
}

/// An element of a fixture, which can be taken out and put elsewhere.
private final class Node {
  let start: String
  let name: String
  var children: [Node] = []

  init(_ start: String, _ name: String) {
    self.start = start
    self.name = name
  }

  @MainActor
  static func read(_ fixture: String) throws -> Node {
    let text = String(decoding: try RobustnessTests.data("\(fixture).storyboard"), as: UTF8.self)
    let top = Node("", "")
    var open = [top]
    for tag in text.matches(of: /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z]+="[^"]*")*)\s*(\/?)>/) {
      if !tag.1.isEmpty {
        open.removeLast()
        continue
      }
      let node = Node("<\(tag.2)\(tag.3)>", String(tag.2))
      open.last?.children.append(node)
      if tag.4.isEmpty { open.append(node) }
    }
    return try #require(top.children.first)
  }

  var text: String { start + children.map(\.text).joined() + "</\(name)>" }

  var all: [Node] { [self] + children.flatMap(\.all) }

  func copy() -> Node {
    let copy = Node(start, name)
    copy.children = children.map { $0.copy() }
    return copy
  }
}

#if os(Linux)
  /// The most memory that a process of its own ever had while it read a large file.
  @Suite("Memory")
  @MainActor
  struct MemoryTests {
    private nonisolated static func sayPeak() {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
      print("peak=\(line.filter(\.isNumber))=")
    }

    private func megabytes(_ result: ExitTest.Result?) throws -> Int {
      let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      let parts = text.split(separator: "=")
      let index = try #require(parts.firstIndex { $0.hasSuffix("peak") })
      return try #require(Int(parts[index + 1])) / 1024
    }

    @Test("10,000 scenes, each of them made, keep below 256 MB")
    func manyScenes() async throws {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { @MainActor in
        let data = Data(RobustnessTests.scenes(10_000).utf8)
        let clock = ContinuousClock()
        let start = clock.now
        let file = try InterfaceFile(data: data, file: "Many.storyboard")
        let read = clock.now
        #expect(UIStoryboard(file: file).problems() == [])
        print("\(data.count) bytes: read \(read - start), all made \(clock.now - read)")
        Self.sayPeak()
      }
      let peak = try megabytes(result)
      print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
      #expect(peak < 256)
    }

    @Test("10,000 levels keep below 128 MB")
    func deep() async throws {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { @MainActor in
        let text =
          "<document><scenes><scene><objects><viewController id=\"a\">"
          + String(repeating: "<view key=\"view\"><subviews>\n", count: 10_000)
        #expect(throws: InterfaceError.self) {
          try InterfaceFile(data: Data(text.utf8), file: "Deep.storyboard")
        }
        Self.sayPeak()
      }
      let peak = try megabytes(result)
      print("10,000 levels: \(peak) MB")
      // Some 30 MB; the thread sanitizer doubles that.
      #expect(peak < 128)
    }
  }
#endif
