public import Foundation

/// An image, which has a name but no pixels.
public nonisolated final class UIImage: NSObject, NSSecureCoding, Sendable {
  /// The name of the image.
  public let name: String
  /// A Boolean value indicating whether the image is a system symbol.
  public let isSymbolImage: Bool

  /// Creates an image with any nonempty name, since there are no catalogs to search.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.name = name
    isSymbolImage = false
  }

  /// Creates a system symbol with any nonempty name.
  public init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.name = name
    isSymbolImage = true
  }

  /// A Boolean value indicating whether images support secure coding, which they do.
  public static var supportsSecureCoding: Bool { true }

  /// Creates an image from the name in an archive.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = String(describing: name)
    isSymbolImage = coder.decodeBool(forKey: "isSymbolImage")
  }

  /// Archives the name and the kind, unlike UIKit, which archives the image's data.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "name")
    coder.encode(isSymbolImage, forKey: "isSymbolImage")
  }

  /// The rendering modes of an image.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the same image, since images aren't drawn.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the same image, since images aren't drawn.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage { self }

  /// Returns whether the names and the kinds of image are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0.name == name && $0.isSymbolImage == isSymbolImage } ?? false
  }

  /// The hash of the name.
  public override var hash: Int { name.hashValue }
}
