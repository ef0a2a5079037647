import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired: checks", .graded)
struct HardWiredChecks {
  private let compiler = CompilerProbe()

  @Test("the compiler rejects nil for a repository")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FixedFolderRepository"], in: "FolderViewModel",
      """
      An initializer of FolderViewModel accepts nil, so a caller can create a view model without a \
      repository. Which folders does this view model show?
      """)
  }

  @Test("no initializer takes an optional repository")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["FixedFolderRepository"], in: "FolderViewModel", among: 1...2,
      """
      An initializer of FolderViewModel takes an optional repository. A caller without a \
      repository can use this initializer and pass nil. Which folders does the view model show \
      then?
      """)
  }
}
