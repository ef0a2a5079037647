/// An error that makes a `.storyboard` or `.xib` unusable, with its location in the file.
///
/// Xcode compiles these files, so an app never gets such an error at run time. Here, the files are
/// parsed at run time.
public nonisolated struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as passed to the initializer of `InterfaceFile`.
  public let file: String
  /// The line of the error, starting at 1, or 0 if the error is about the whole file.
  public let line: Int
  /// The name and the id of the element, such as `segue id="a1B-2c-D3e"`, or an empty string.
  public let element: String
  /// The description of the error.
  public let message: String

  /// The location and the message: `Main.storyboard:12: <segue id="a1B-2c-D3e">: …`.
  public var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return element.isEmpty ? "\(place): \(message)" : "\(place): <\(element)>: \(message)"
  }
}

extension InterfaceError {
  nonisolated init(_ message: String, at element: Element) {
    self.init(
      file: element.tree.file, line: element.line, element: element.label, message: message)
  }
}
