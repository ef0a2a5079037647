import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired", .graded)
struct HardWiredTests {
  private let compiler = CompilerProbe()

  @Test("the names come from the repository that you pass")
  func names() async throws {
    let names = ["Work", "Home", "Home"]
    let viewModel = makeFolderViewModel(repository: FixedFolderRepository("Work", "Home", "Home"))
    try #require(
      viewModel.names == names,
      """
      The test passed a repository with Work, Home and another Home. The view model should show \
      these three names, in this order. Where does it get its names?
      """)
    await drainMainActor()
    #expect(
      viewModel.names == names,
      """
      At first, the view model showed its repository's names. Then the test waited for the main \
      actor's next turns and read the names again. They should be the same. Which of your lines \
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
      The test created two view models, each with its own repository, and read the names of the \
      first, the second, and the first again. Each should show its own repository's folder. What \
      do the two view models share?
      """)
  }

  @Test("with an empty repository, the view model shows no folders")
  func noFolders() {
    let names = makeFolderViewModel(repository: FixedFolderRepository()).names
    #expect(
      names == [],
      """
      The test passed a repository without folders, so the view model should show no names. Where \
      do these names come from?
      """)
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
      The test declared its own type of repository, and passed one with a single folder, Attic. \
      Any type that conforms to FolderRepository should work. Which repository did your code use?
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
      """
      The test passed a repository that's an object, and kept no reference to it. The view model \
      should keep the repository alive, and show its folder, Shelf. How does the view model store \
      its repository?
      """)
  }

  @Test("the network gets no requests")
  func network() {
    let requests = Network.requests {
      _ = makeFolderViewModel(repository: FixedFolderRepository("Home")).names
    }
    #expect(
      requests == [],
      """
      The test passed a repository that uses no network, and read the view model's names. Your \
      code still sent these requests. Which line uses a Network?
      """)
  }

  @Test("the compiler rejects a view model without a repository")
  func refused() {
    compiler.requires(
      "repository: FixedFolderRepository()", by: "makeFolderViewModel", making: ["FolderViewModel"],
      """
      A caller can create this view model without a repository. Where does the view model get its \
      folders then?
      """)
  }
}
