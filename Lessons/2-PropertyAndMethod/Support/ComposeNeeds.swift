/// The dependencies of the screen on which you write a new to-do: two objects, in one value.
public struct ComposeNeeds {
  public let folder: Folder
  public let manager: TodoManager

  public init(folder: Folder, manager: TodoManager) {
    self.folder = folder
    self.manager = manager
  }
}
