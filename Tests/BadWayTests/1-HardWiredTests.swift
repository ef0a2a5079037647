import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.1 HardWired", .graded)
struct HardWiredTests {
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
      Each view model was handed a repository of its own. If both show the same folders, they \
      share a repository somewhere, or its answers. A view model should keep the one that it was \
      given.
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

  @Test("a repository that nobody else holds shows its folders, too")
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
      The caller made a repository, handed it over and kept nothing. This one is an object, and an \
      object lives as long as somebody holds it. The view model needs it, so it cannot rely on \
      somebody else for that. Does the view model hold its repository?
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

  @Test("the compiler refuses a view model without a repository")
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

  @Test("the function that makes a view model does not do without a repository either")
  func seamRefused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      each: [
        "_ = makeFolderViewModel()", "_ = makeFolderViewModel(repository: nil)",
        "_ = makeFolderViewModel(repository: FixedFolderRepository?.none)",
      ],
      because: [.unfit, "unwrapped"],
      unlike: "let _: FolderViewModel = makeFolderViewModel(repository: FixedFolderRepository())",
      """
      Whoever calls makeFolderViewModel has no repository, and gets a view model all the same. So \
      this function chose one, or the view model has none. What stands in its parameter list, and \
      who may leave it out?
      """)
  }

  @Test("nil does not pass for a repository")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its label is.
    let makes = """
      let make = FolderViewModel.init
      _ = make(nil)
      """
    // A protocol may take an optional in, by an extension of Optional.
    let optional =
      "let _: @MainActor (FixedFolderRepository?) -> FolderViewModel? = FolderViewModel.init"
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      each: [makes, optional],
      because: [.unfit, "ambiguous"],
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
