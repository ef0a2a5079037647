import Testing

@testable import Workbook

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
}
