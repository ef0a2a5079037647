import Foundation
import Testing

@testable import Workbook

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A wiring for a lesson's text")
struct FormatTests {
  private let source = """
    final class Screen {
      weak var owner: Owner?
      let make: (Folder) -> [String]
      init(make: @escaping (Folder) -> [String]) { self.make = make }
    }
    final class Owner {
      private let manager: Manager
      private var part: Part?
      init(manager: Manager) { self.manager = manager }
      func open() -> Screen? { nil }
    }
    final class Part { private var owner: Owner? }
    """

  @Test("Mermaid's block has a box for each type, and an arrow for each way")
  func mermaid() async throws {
    #expect(
      try await SampleModule.wiring(of: source).mermaid == """
        ```mermaid
        flowchart LR
          n0["class Screen<br>is handed, holds make: (Folder) -#gt; [String]"]
          n1["class Owner"]
          n2["class Part<br>is handed nothing"]
          n3("Manager")
          n0 -.->|"holds weakly owner: Owner? anyone may set it"| n1
          n1 ==>|"is handed, holds manager"| n3
          n1 ==>|"holds part: Part? ⟲"| n2
          n1 -->|"gives Screen? by open()"| n0
          n2 ==>|"holds owner: Owner? ⟲"| n1
          linkStyle 2,4 stroke:#d1242f
        ```
        """)
  }

  @Test("the SVG is the same in every run, and well-formed")
  func svg() async throws {
    let wiring = try await SampleModule.wiring(of: source)
    let image = wiring.svg
    #expect(image == (try await SampleModule.wiring(of: source)).svg)
    let parser = XMLParser(data: Data(image.utf8))
    #expect(parser.parse())
    #expect(
      image.matches(of: /<text.*?>(.*?)<\/text>/).map { String($0.1) } == [
        "class Screen", "is handed, holds make: (Folder) -&gt;", "  [String]",
        "holds weakly owner: Owner? · anyone may", "  set it", "class Owner",
        "is handed, holds manager: Manager", "holds part: Part? ⟲", "gives Screen? · by open()",
        "class Part", "is handed nothing", "holds owner: Owner? ⟲", "Manager",
      ])
    #expect(
      image.matches(of: /<path(?: class="(.*?)")? marker/).map { String($0.1 ?? "") } == [
        "loose", "strong", "strong ring", "", "strong ring",
      ])
  }

  @Test("boxes of an SVG lie beside or below each other, and within the page")
  func boxes() async throws {
    let layout = SVGLayout(try await SampleModule.wiring(of: source)) { _, _ in "" }
    for (index, box) in layout.boxes.enumerated() {
      #expect(box.x + box.width <= layout.width && box.y + box.height <= layout.height)
      for other in layout.boxes[..<index] {
        let isApart =
          box.x >= other.x + other.width || other.x >= box.x + box.width
          || box.y >= other.y + other.height || other.y >= box.y + box.height
        #expect(isApart, "\(box.title) lies on \(other.title).")
      }
    }
  }
}
