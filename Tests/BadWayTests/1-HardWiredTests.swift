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

  @Test("two view models with two repositories show different folders")
  func twoViewModels() {
    let home = makeFolderViewModel(repository: FixedFolderRepository("Home"))
    let work = makeFolderViewModel(repository: FixedFolderRepository("Work"))
    #expect(
      [home.names, work.names, home.names] == [["Home"], ["Work"], ["Home"]],
      """
      Each view model should show its own repository's folders. What do the two view models share?
      """)
  }

  @Test("with an empty repository, the view model shows no folders")
  func noFolders() {
    let names = makeFolderViewModel(repository: FixedFolderRepository()).names
    #expect(
      names == [],
      "The test's repository has no folders. Where do these names come from?")
  }

  @Test("a repository of any type works")
  func ownRepository() {
    struct AtticRepository: FolderRepository {
      func folders() -> [Folder] { [Folder(name: "Attic")] }
    }
    let names = makeFolderViewModel(repository: AtticRepository()).names
    #expect(
      names == ["Attic"],
      """
      The test declares this type of repository itself. Which repository does your code use \
      instead?
      """)
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

  @Test("the network gets no requests")
  func network() {
    let requests = Network.requests {
      _ = makeFolderViewModel(repository: FixedFolderRepository("Home")).names
    }
    #expect(
      requests == [],
      """
      The test's repository needs no network, but your code sent these requests. Which line uses a \
      Network?
      """)
  }
}
