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
      The view model first showed the names of its repository. The test waited for the main \
      actor's next turns and looked again. Which of your lines ran in between, and changed them?
      """)
  }

  @Test("two view models with two repositories show different folders")
  func twoViewModels() {
    let home = makeFolderViewModel(repository: FixedFolderRepository("Home"))
    let work = makeFolderViewModel(repository: FixedFolderRepository("Work"))
    #expect(
      [home.names, work.names, home.names] == [["Home"], ["Work"], ["Home"]],
      """
      The test created two view models, each with its own repository, and looked at the first, the \
      second, and the first again. Each should show its own folder. What do the two share?
      """)
  }

  @Test("a repository without folders shows none")
  func noFolders() {
    let names = makeFolderViewModel(repository: FixedFolderRepository()).names
    #expect(
      names == [],
      """
      The test passed a repository without folders, and the view model shows names. An empty list \
      is a valid answer, too. Where did these names come from?
      """)
  }

  @Test("a repository of any type will do")
  func ownRepository() {
    struct AtticRepository: FolderRepository {
      func folders() -> [Folder] { [Folder(name: "Attic")] }
    }
    let names = makeFolderViewModel(repository: AtticRepository()).names
    #expect(
      names == ["Attic"],
      """
      The test passed a repository of a type that only the test knows, and it returns Attic. Every \
      type that conforms to FolderRepository should work. Which repository did your code use?
      """)
  }

  @Test("a repository that only the view model holds shows its folders, too")
  func onlyHolder() {
    final class ShelfRepository: FolderRepository {
      func folders() -> [Folder] { [Folder(name: "Shelf")] }
    }
    // A function of its own, so that nothing of it is held here.
    func makeViewModel() -> FolderViewModel {
      makeFolderViewModel(repository: ShelfRepository())
    }
    let names = makeViewModel().names
    #expect(
      names == ["Shelf"],
      """
      The test created a repository, passed it and kept no reference to it. This repository is \
      an object: it lives only while another object holds it strongly. Does the view model hold \
      its repository?
      """)
  }

  @Test("nothing is asked of the network")
  func network() {
    let requests = Network.requests {
      _ = makeFolderViewModel(repository: FixedFolderRepository("Home")).names
    }
    #expect(
      requests == [],
      """
      The test passed a repository that needs no network, and looked at the names. Yet your code \
      sent this request. Which line uses a Network?
      """)
  }

  @Test("the compiler rejects a view model without a repository")
  func refused() {
    compiler.requires(
      "repository: FixedFolderRepository()", by: "makeFolderViewModel", making: ["FolderViewModel"],
      """
      A caller can make this view model and forget the repository. Then the view model asks one \
      that the caller did not choose, or it has none to ask. Where does it get its folders?
      """)
  }

  @Test("the compiler rejects nil for a repository")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FixedFolderRepository"], in: "FolderViewModel",
      """
      A caller that passes nil has no repository, and still gets a view model. It shows no \
      folders, or the wrong ones, without an error. An initializer should not accept a missing \
      repository.
      """)
  }

  @Test("no second initializer accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["FixedFolderRepository"], in: "FolderViewModel", among: 1...2,
      """
      One initializer of FolderViewModel has an optional where the repository belongs. A strict \
      one beside it does not help: a caller without a repository uses the other one. How many ways \
      to make a view model are there, and which of them asks for a repository?
      """)
  }
}
