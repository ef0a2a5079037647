/// A repository that fetches folders and their to-dos through a network.
public final class TodoRepository: FolderRepository {
  private let network: Network

  public init(network: Network) {
    self.network = network
    CreationLog.note("TodoRepository")
  }

  public func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }

  /// Returns the titles of the to-dos that the server has in `folder`.
  public func titles(in folder: Folder) -> [String] {
    network.get("/folders/\(folder.name)")
  }
}
