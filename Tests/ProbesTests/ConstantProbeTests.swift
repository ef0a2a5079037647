import Probes
import Testing

@Suite("a constant probe")
struct ConstantProbeTests {
  private final class Need {}

  private class Screen {
    var other = 1
    let constant: Need
    private(set) var fromInside: Need
    var optional: Need?
    weak var watched: Need?

    init(need: Need) {
      constant = need
      fromInside = need
    }
  }

  private final class SpecialScreen: Screen {
    private var own = Need()
    private let kept = Need()
  }

  @Test("variables of that type are named, optional ones too, and constants are not")
  func variables() {
    let found = ConstantProbe.variables(of: Screen.self, holding: Need.self)
    #expect(found == ["fromInside", "optional", "watched"])
  }

  @Test("what a type inherits counts, and comes first")
  func inherited() {
    let found = ConstantProbe.variables(of: SpecialScreen.self, holding: Need.self)
    #expect(found == ["fromInside", "optional", "watched", "own"])
  }

  @Test("variables of another type do not count")
  func otherTypes() {
    #expect(ConstantProbe.variables(of: Screen.self, holding: Int.self) == ["other"])
    #expect(ConstantProbe.variables(of: Screen.self, holding: String.self) == [])
  }

  @Test("properties of that type are named whether they can change or not")
  func properties() {
    let found = ConstantProbe.properties(of: SpecialScreen.self, holding: Need.self)
    #expect(found == ["constant", "fromInside", "optional", "watched", "own", "kept"])
    #expect(ConstantProbe.properties(of: Value.self, holding: Need.self) == ["unowned"])
  }

  private struct Value {
    unowned let unowned: Need
    let anything: any AnyObject
  }

  private final class Box {
    let constant = Need()
    var open = Need()
  }

  private struct Pair {
    let first = Need()
  }

  private final class Owner {
    let box = Box()
    let kept = Pair()
    var replaced = Pair()
    let ring = Ring()
  }

  private final class Ring {
    var next: Ring?
    var need = Need()
  }

  @Test("below a constant object its variables are named, and all of a value in a variable")
  func below() {
    let owner = Owner()
    owner.ring.next = owner.ring
    let found = ConstantProbe.variables(
      below: owner, ofModule: "ProbesTests", holding: Need.self)
    #expect(found == ["box.open", "replaced.first", "ring.need"])
    let elsewhere = ConstantProbe.variables(
      below: owner, ofModule: "Elsewhere", holding: Need.self)
    #expect(elsewhere == [])
  }
}
