import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.2 SwapTheEndpoint: checks", .graded)
struct SwapTheEndpointChecks {
  private let network = Network(
    server: [
      "/catalog": ["Moving", "Camping", "Moving"], "/favourites": ["Camping"],
      "/archive": ["Old Job"],
    ])

  /// A repository for an endpoint that's newer than the screen.
  private struct ArchivedFolders: FolderRepository {
    let network: Network
    var title = "Archive"

    func folders() -> [Folder] {
      network.get("/archive").map { Folder(name: $0) }
    }
  }

  @Test("the storyboard creates the screen")
  func storyboardsOwn() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.last == "Drawn in the storyboard",
      """
      The storyboard should create this screen, with everything drawn in the scene, as in the \
      starter file. Which of your changes broke that?
      """)
  }
}
