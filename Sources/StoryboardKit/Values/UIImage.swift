public import Foundation

/// An image, of which only the name is known.
public nonisolated final class UIImage: NSObject, Sendable {
  /// The name under which it was asked for.
  public let name: String
  /// A Boolean value indicating whether it is one of the system's symbols.
  public let isSymbolImage: Bool

  /// The image of that name; there are no catalogs here, so every name but an empty one is taken.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.name = name
    isSymbolImage = false
  }

  /// The system's symbol of that name; every name but an empty one is taken.
  public init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.name = name
    isSymbolImage = true
  }

  /// How an image is colored.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same image: nothing is drawn here.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The same image: nothing is drawn here.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage { self }

  /// Equal names.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0.name == name && $0.isSymbolImage == isSymbolImage } ?? false
  }

  /// The hash of the name.
  public override var hash: Int { name.hashValue }
}
