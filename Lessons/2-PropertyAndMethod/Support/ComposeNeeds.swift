/// The needs of the screen on which a new to-do is written: two things, in one value.
public struct ComposeNeeds {
  public let folder: Folder
  public let manager: TodoManager

  public init(folder: Folder, manager: TodoManager) {
    self.folder = folder
    self.manager = manager
  }
}
