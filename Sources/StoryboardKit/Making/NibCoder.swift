import Foundation

/// The coder passed to `init(coder:)`, for one element of a file.
///
/// As in UIKit, a coder can decode only one object. If you keep the coder and use it again, the new
/// object gets nothing from the file.
nonisolated final class NibCoder: NSCoder {
  private(set) var element: Element?
  private(set) var decoder: NibDecoder?
  private(set) var isFinished = false
  /// The objects that called a base class's `init(coder:)`.
  private(set) var decoded: [NSObject] = []

  init(_ element: Element, of decoder: NibDecoder) {
    self.element = element
    self.decoder = decoder
    super.init()
  }

  /// Records an object whose base class's `init(coder:)` is called.
  func note(_ object: NSObject) {
    if !isFinished { decoded.append(object) }
  }

  /// Calls `body` with the element and the decoder, unless the coder is finished.
  @MainActor
  func read(_ body: (Element, NibDecoder) -> Void) {
    if let element, let decoder { body(element, decoder) }
  }

  func hasDecoded(_ object: NSObject) -> Bool { decoded.contains { $0 === object } }

  func finish() {
    isFinished = true
    element = nil
    decoder = nil
    decoded = []
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element?[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element?.string(key) }
  override func decodeBool(forKey key: String) -> Bool { element?.bool(key) ?? false }
  override func decodeDouble(forKey key: String) -> Double { Double(element?.number(key) ?? 0) }
  override func decodeInteger(forKey key: String) -> Int { element?.int(key) ?? 0 }
}
