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

  @Test("a user adds a third folder, Garden")
  func addedLater() throws {
    final class GrowingRepository: FolderRepository {
      var names = ["Work", "Home"]

      func folders() -> [Folder] { names.map { Folder(name: $0) } }
    }
    let repository = GrowingRepository()
    let viewModel = makeFolderViewModel(repository: repository)
    let (title, names) = (viewModel.title, viewModel.names)
    repository.names.append("Garden")
    try #require(
      [names, viewModel.names] == [["Work", "Home"], ["Work", "Home", "Garden"]],
      """
      The test read `names`, added Garden to its repository, and read `names` again. Where and \
      when does the view model get the names?
      """)
    #expect(
      [title, viewModel.title] == ["Folders (2)", "Folders (3)"],
      """
      The test read `title`, added Garden to its repository, and read `title` again. Now `names` \
      has Garden. Which folders does the title count?
      """)
  }

  @Test("two view models with two repositories show different folders")
  func twoViewModels() {
    let home = makeFolderViewModel(repository: FixedFolderRepository("Home"))
    let work = makeFolderViewModel(repository: FixedFolderRepository("Work", "Travel"))
    #expect(
      [home, work, home].map(shown) == [
        ["Folders (1)", "Home"], ["Folders (2)", "Work", "Travel"], ["Folders (1)", "Home"],
      ],
      """
      The test read `title` and `names` of home's view model, of work's, and of home's again. \
      Whose folders did each of them show?
      """)
  }

  @Test("with an empty repository, the view model shows no folders")
  func noFolders() {
    let shown = shown(by: makeFolderViewModel(repository: FixedFolderRepository()))
    #expect(
      shown == ["Folders (0)"],
      "The test's repository has no folders. Which folders do `title` and `names` show?")
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
      _ = shown(by: makeFolderViewModel(repository: FixedFolderRepository("Home")))
    }
    #expect(
      requests == [],
      """
      The test's repository needs no network, but your code sent these requests. Which line uses a \
      Network?
      """)
  }
}

/// Returns the title, followed by the names.
private func shown(by viewModel: FolderViewModel) -> [String] {
  [viewModel.title] + viewModel.names
}
