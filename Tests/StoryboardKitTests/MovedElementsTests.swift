import Foundation
import StoryboardKit
import Testing

/// Tests that misplaced, doubled and missing elements never crash or hang the creation of objects.
///
/// The random numbers have fixed seeds, so every run is the same.
@Suite("Elements moved, doubled and removed", .serialized)
@MainActor
struct MovedElementsTests {
  private nonisolated static let names = ["Book", "Kinds", "Order"]
  private nonisolated static let isThorough = RobustnessTests.isThorough

  @Test("moved or doubled, one to eight at a time", arguments: names, 0..<(isThorough ? 40 : 4))
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

  @Test(
    "the children of every element in another order", arguments: names, 0..<(isThorough ? 10 : 2))
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
      let step = Self.isThorough ? 1 : 9
      for index in stride(from: 0, to: parent.children.count, by: step) {
        let child = parent.children.remove(at: index)
        _ = RobustnessTests.messages(Data(root.text.utf8))
        parent.children.insert(child, at: index)
      }
    }
  }
}

/// An element of a fixture, which a test can move, copy or remove.
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
