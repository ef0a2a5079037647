import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired: checks", .graded)
struct HardWiredChecks {
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

  @Test("a colleague creates a view model and forgets the repository")
  func colleague() {
    CompilerProbe().requires(
      "repository: FixedFolderRepository()", by: "makeFolderViewModel",
      creating: ["FolderViewModel"],
      "This code has no repository and still gets a view model. Which folders does it show?")
  }
}

/// Returns the title, followed by the names.
private func shown(by viewModel: FolderViewModel) -> [String] {
  [viewModel.title] + viewModel.names
}
