import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired: checks", .graded)
struct HardWiredChecks {
  @Test("a colleague creates a view model and forgets the repository")
  func colleague() {
    CompilerProbe().requires(
      "repository: FixedFolderRepository()", by: "makeFolderViewModel",
      creating: ["FolderViewModel"],
      "This code has no repository and still gets a view model. Which folders does it show?")
  }

  @Test("two folders of the same name are both shown")
  func sameName() {
    let names = makeFolderViewModel(repository: FixedFolderRepository("Home", "Home")).names
    #expect(
      names == ["Home", "Home"],
      "The repository has two folders called Home. Which of your lines decides which names appear?")
  }
}
