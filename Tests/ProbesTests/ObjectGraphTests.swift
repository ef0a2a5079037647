import Probes
import Testing

@Suite("what an object holds")
struct ObjectGraphTests {
  @propertyWrapper
  private struct Wrapped {
    var wrappedValue = 1
  }

  private class Base {
    let inherited = 1
  }

  private final class Node: Base {
    lazy var late = Box(node: nil)
    @Wrapped var wrapped
    var next: Node?
    var box: Box?
    var boxes: [Box] = []
    var tell: (Int) -> Void = { _ in }
  }

  private struct Box {
    let node: Node?
  }

  private let suite = "ProbesTestsTests/ObjectGraphTests.swift"

  @Test("properties have the names by which code outside can call them")
  func names() {
    let names = properties(of: Node()).map(\.names)
    #expect(
      names == [
        ["inherited"], ["late"], ["_wrapped", "wrapped"], ["next"], ["box"], ["boxes"], ["tell"],
      ])
  }

  @Test("objects are found through values, each once, also in a circle")
  func objects() {
    let (first, second) = (Node(), Node())
    first.box = Box(node: second)
    second.next = first
    #expect(
      reachableObjects(from: first).map(ObjectIdentifier.init)
        == [first, second].map(ObjectIdentifier.init))
    #expect(canReach([second], from: first) && !canReach([second], from: Node()))
    second.next = nil
  }

  @Test("a closure is found in a value, and one that only says that it is time does not count")
  func closures() {
    #expect(holdsClosure({ (_: Int) in }) && !holdsClosure({}))
    #expect(holdsClosure([{ (_: Int) in }]) && !holdsClosure(Node()))
  }

  @Test("a type of the lesson is told by its module")
  func ofLesson() {
    #expect(isOfLesson(Box(node: nil), suite: suite) && !isOfLesson(1, suite: suite))
  }

  @Test("a way to a link is told through optionals, lists and tuples")
  func links() {
    let (start, end) = (Node(), Node())
    start.box = Box(node: end)
    start.boxes = [Box(node: nil), Box(node: end)]
    let isEnd = { (value: Any) in canReach([end], from: value) }
    #expect(
      pathsToWrappedLinks(from: start, besides: [start, end], suite: suite, where: isEnd)
        == ["box!.node", "boxes[1].node"])
    #expect(
      pathsToWrappedLinks(
        from: (left: start, right: Box(node: end)), besides: [start, end], suite: suite,
        where: isEnd)
        == ["right.node"])
  }
}
