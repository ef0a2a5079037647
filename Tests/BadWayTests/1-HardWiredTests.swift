import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired")
struct HardWiredTests {
  @Test("the names come from the repository that you pass")
  func names() {
    let viewModel = makeFolderViewModel(repository: FixedFolderRepository("Home", "Work"))
    #expect(
      viewModel.names == ["Home", "Work"],
      """
      The repository that was passed holds Home and Work. If the view model shows anything else, \
      it asks a repository that it made itself. Who should decide which repository it asks?
      """)
  }

  @Test("two view models with two repositories show different folders")
  func twoViewModels() {
    let home = makeFolderViewModel(repository: FixedFolderRepository("Home"))
    let work = makeFolderViewModel(repository: FixedFolderRepository("Work"))
    #expect(
      [home.names, work.names] == [["Home"], ["Work"]],
      """
      Each view model was handed a repository of its own. If both show the same folders, they \
      share a repository somewhere. A view model should keep the one that it was given.
      """)
  }

  @Test("a repository without folders shows none")
  func noFolders() {
    let names = makeFolderViewModel(repository: FixedFolderRepository()).names
    #expect(
      names == [],
      """
      The repository that was passed holds no folders: somebody who deleted the last one sees an \
      empty list. These names came from elsewhere. An empty answer is an answer, too. Who asks \
      somebody else when it comes?
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
      This repository is of a type that only this test knows, and it holds Attic. Whoever fits the \
      protocol FolderRepository can be handed over. Does somebody look at the type first, and take \
      another repository when it is not a known one?
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
      The repository that was passed needs no network, and yet a request went out. Somebody still \
      makes a server repository. Follow the word Network( to see who.
      """)
  }

  @Test("a view model without a repository does not compile")
  func refused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      "_ = FolderViewModel()",
      because: .missing,
      unlike: "let _: FolderViewModel = makeFolderViewModel(repository: FixedFolderRepository())",
      """
      A view model without a repository has nothing to show, and yet it can be made. Somebody will \
      do so, and be back where you began. Where does this one get its folders?
      """)
  }

  @Test("nil does not pass for a repository")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its label is.
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      """
      let make = FolderViewModel.init
      _ = make(nil)
      """,
      because: .unfit, "ambiguous",
      unlike: "let _: FolderViewModel = makeFolderViewModel(repository: FixedFolderRepository())",
      """
      Whoever passes nil has no repository, and gets a view model all the same. It shows no \
      folders, or the wrong ones, and nobody is told why. What cannot work without a repository \
      should not accept that there is none.
      """)
  }

  @Test("no second initializer accepts nil")
  func nilRefusedBeside() {
    // The parameters pick whichever initializer fits, so a strict one beside it hides nothing.
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      """
      func takes<A>(_: @MainActor (A?) async throws -> FolderViewModel?) {}
      func takes<A>(_: @MainActor ((any FolderRepository)?, A) async throws -> FolderViewModel?) {}
      func takes<A>(_: @MainActor (A, (any FolderRepository)?) async throws -> FolderViewModel?) {}
      takes(FolderViewModel.init)
      """,
      because: .unfit,
      unlike: "let _: FolderViewModel = makeFolderViewModel(repository: FixedFolderRepository())",
      """
      Among the initializers of FolderViewModel is one with an optional where the repository \
      belongs. A strict one beside it helps nobody: whoever has no repository takes the other. \
      How many ways to make a view model are there, and which of them asks for a repository?
      """)
  }
}
