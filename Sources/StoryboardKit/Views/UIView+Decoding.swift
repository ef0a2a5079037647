import Foundation

extension UIView {
  /// Decodes the view, for every `init(coder:)`, failable or not.
  func decode(from coder: NSCoder) {
    (coder as? NibCoder)?.note(self)
    (coder as? NibCoder)?.read(decode)
  }

  func decodeBasics(_ element: Element, _ decoder: NibDecoder) {
    frame = element.rect(key: "frame") ?? .zero
    decodeLook(element)
    translatesAutoresizingMaskIntoConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    if let mask = element.child(key: "autoresizingMask") { autoresizingMask = .init(xml: mask) }
    // The visible content of an effect view, or of a collection view's cell, is in its contentView.
    if KnownElements.plainViews.contains(element.name),
      let content = element.child(key: "contentView")
    {
      add(decoder.makeView(content))
    }
    let excluded = element.uninstalledIDs
    if element.name == "collectionView" { decoder.reportCells(element) }
    for child in element.list("subviews") {
      let view = decoder.makeView(child)
      if child.id.map(excluded.contains) == true {
        uninstalledObjects.append(view)
      } else {
        add(view)
      }
    }
    for child in element.list("constraints") where child.name == "constraint" {
      let constraint = NSLayoutConstraint(child, decoder)
      constraint.isActive = child.id.map(excluded.contains) != true
      if constraint.isActive {
        ownConstraints.append(constraint)
      } else {
        uninstalledObjects.append(constraint)
      }
    }
  }

  private func decodeLook(_ element: Element) {
    backgroundColor = element.color(key: "backgroundColor")
    if let color = element.color(key: "tintColor") { tintColor = color }
    tag = element.int("tag") ?? 0
    isHidden = element.bool("hidden") ?? false
    isOpaque = element.bool("opaque") ?? true
    alpha = element.number("alpha") ?? 1
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    clipsToBounds = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") ?? false
    contentMode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    restorationIdentifier = element["restorationIdentifier"]
    if let accessibility = element.first("accessibility") {
      accessibilityIdentifier = accessibility["identifier"]
      accessibilityLabel = accessibility.string("label")
    }
  }
}

extension UIView.AutoresizingMask {
  init(xml element: StoryboardKit.Element) {
    let names: [(String, Self)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self.init(names.filter { element.bool($0.0) == true }.map(\.1))
  }
}
