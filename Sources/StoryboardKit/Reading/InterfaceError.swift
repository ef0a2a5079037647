/// A fault that makes a `.storyboard` or `.xib` unusable, with its place in the file.
///
/// Xcode compiles these files, so an app never meets such an error at run time; here they are read
/// as they are.
public nonisolated struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The file's path as it was given.
  public let file: String
  /// The line of the element, counted from 1; 0 where there is none, as in a missing file.
  public let line: Int
  /// The element's name with its id, such as `segue id="a1B-2c-D3e"`.
  public let element: String
  /// The fault, in words.
  public let message: String

  /// `Main.storyboard:12: <segue id="a1B-2c-D3e">: …`.
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
