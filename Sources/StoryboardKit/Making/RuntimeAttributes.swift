import Foundation

/// The values under “User Defined Runtime Attributes”.
enum RuntimeAttributes {
  static func apply(_ element: Element, to object: NSObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      KeyValueCoding.set(value(of: attribute), keyPath: keyPath, of: object)
    }
  }

  private static func value(of attribute: Element) -> Any? {
    switch attribute["type"] {
    case "boolean": attribute.bool("value")
    case "number": attribute.child(key: "value").flatMap { $0.number("value").map(Double.init) }
    case "color": attribute.child(key: "value").flatMap { UIColor.decode($0) }
    case "size": attribute.size(key: "value")
    case "point": attribute.point(key: "value")
    case "rect": attribute.rect(key: "value")
    case "image": attribute["value"].flatMap { UIImage(named: $0) }
    case "nil": nil
    default: attribute.string("value")
    }
  }
}
