import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired", .graded)
struct HardWiredTests {
  private let compiler = CompilerProbe()

  @Test("the names come from the repository that you pass")
  func names() {
    let viewModel = makeFolderViewModel(repository: FixedFolderRepository("Home", "Work"))
    #expect(
      viewModel.names == ["Home", "Work"],
      """
      The repository that was passed holds Home and Work. If the view model shows anything else, \
      it asks a repository that it made itself, or shows what another one answered before. Who \
      should decide which repository it asks?
      """)
  }

  @Test("two view models with two repositories show different folders")
  func twoViewModels() {
    let home = makeFolderViewModel(repository: FixedFolderRepository("Home"))
    let work = makeFolderViewModel(repository: FixedFolderRepository("Work"))
    #expect(
      [home.names, work.names] == [["Home"], ["Work"]],
      """
      The test gave each view model its own repository. If both show the same folders, they share \
      a repository, or its answers. Each view model should keep the one that it was given.
      """)
  }

  @Test("a repository without folders shows none")
  func noFolders() {
    let names = makeFolderViewModel(repository: FixedFolderRepository()).names
    #expect(
      names == [],
      """
      The test passed a repository without folders, and the view model shows names. They came from \
      elsewhere. An empty list is a valid answer, too. Does your code ask another source when the \
      list is empty?
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
      The test passed a repository of a type that only the test knows, and it holds Attic. Every \
      type that conforms to FolderRepository should work. Does your code check the type, and take \
      another repository for an unknown one?
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
      The test made a repository, handed it over and kept no reference to it. This repository is \
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
      The repository that was passed needs no network, and yet a request went out. Some code still \
      makes a server repository. Search for Network( to find it.
      """)
  }

  @Test("the compiler refuses a view model without a repository")
  func refused() {
    compiler.requires(
      "repository: FixedFolderRepository()", by: "makeFolderViewModel", making: ["FolderViewModel"],
      """
      A caller can make this view model and forget the repository. Then the view model asks one \
      that the caller did not choose, or it has none to ask. Where does it get its folders?
      """)
  }

  @Test("nil does not pass for a repository")
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
