import Foundation

/// The demangled names in an object file.
struct ObjectSymbols {
  let names: [String]

  /// Finds each text that begins as a mangled Swift name does, up to the zero behind it.
  init(_ object: Data) {
    var found: Set<String> = []
    for part in object.split(separator: 0) {
      guard let start = part.firstRange(of: Data("$s".utf8))?.lowerBound else { continue }
      if let symbol = String(data: part[start...], encoding: .utf8) { found.insert(symbol) }
    }
    names = found.sorted().compactMap { Self.demangled($0) }
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The function of Swift's runtime library that demangles a name.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ count: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
