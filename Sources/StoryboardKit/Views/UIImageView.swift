import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The highlighted image, which is stored but has no effect.
  open var highlightedImage: UIImage?
  /// A Boolean value indicating whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view with an empty frame, since the image's size is unknown here.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    image = element.image("image")
    highlightedImage = element.image("highlightedImage")
  }
}

extension Element {
  /// Returns the image named by an attribute or a child with this key.
  nonisolated func image(_ key: String) -> UIImage? {
    if let name = self[key] {
      return self["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
    guard let reference = child(key: key), let name = reference["name"] ?? reference["image"]
    else { return nil }
    return reference["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }
}
