import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired", .graded)
struct HardWiredTests {
  @Test("the names come from the repository that you pass")
  func names() async throws {
    let names = ["Work", "Home"]
    let viewModel = makeFolderViewModel(repository: FixedFolderRepository("Work", "Home"))
    try #require(
      viewModel.names == names,
      """
      The view model should show all folders of its repository, in the repository's order. Where \
      does the view model get the names?
      """)
    await drainMainActor()
    #expect(
      viewModel.names == names,
      """
      At first, the names were right. A moment later, they had changed. Which of your lines \
      changed them?
      """)
  }

  @Test("two folders of the same name are both shown")
  func sameName() {
    let names = makeFolderViewModel(repository: FixedFolderRepository("Home", "Home")).names
    #expect(
      names == ["Home", "Home"],
      "The repository has two folders called Home. Which of your lines decides which names appear?")
  }

  @Test("the view model keeps its repository alive")
  func onlyHolder() {
    final class ShelfRepository: FolderRepository {
      func folders() -> [Folder] { [Folder(name: "Shelf")] }
    }
    // A separate function, so that no local variable keeps the repository alive.
    func makeViewModel() -> FolderViewModel {
      makeFolderViewModel(repository: ShelfRepository())
    }
    let names = makeViewModel().names
    #expect(
      names == ["Shelf"],
      "No other code holds this repository. How does the view model store it?")
  }
}
