import Course
import Foundation

/// What a suite uses of an exercise: the starter file or the answer should declare it.
///
/// A suite sees all that the exercise's module declares. A function there may match a call better
/// than the one that the suite means, and a reader of the suite doesn't notice. The suite's object
/// file shows what it calls. A program can do this by accident, and in many other ways on purpose,
/// so it's a reason to read the text, and no verdict.
struct SuiteUses {
  private let module: String
  /// The names that the exercise declares as shipped, or as solved.
  private let names: Set<String>
  /// The words of the suite, outside of its texts.
  private let words: Set<String>

  init(of exercise: Exercise, in root: URL) {
    func text(_ path: String) -> String {
      (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
    module = exercise.module
    names = Set(
      [exercise.answer, "\(exercise.proofs)/shipped.swift"].flatMap { path in
        text(path).matches(of: Self.declaration).map { String($0.1) }
      })
    words = Set(
      text(exercise.tests).replacing(Self.prose, with: " ").matches(of: /\w+/)
        .map { String($0.0) })
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /\b(?:func|var|let|class|struct|enum|protocol|actor|typealias|case)\s+`?(\w+)/
  }

  /// Comments and strings.
  private static var prose: Regex<Substring> {
    /\/\/.*|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/
  }

  /// A name that the suite uses and shouldn't; nil if there is none.
  func foreignName(in object: Data) -> String? {
    ObjectSymbols(object).names.lazy
      .filter { $0.contains("\(module).") || $0.contains("in \(module)") }
      .compactMap(foreignName(inSymbol:)).first
  }

  /// The name of a symbol that isn't part of the seam; nil if it is.
  func foreignName(inSymbol symbol: String) -> String? {
    // “(extension in Numbers):Swift.Int.half.getter : Swift.Int” is a part of what others declare.
    let start = symbol.firstRange(of: "(extension in \(module)):")?.upperBound
    let rest = symbol[(start ?? symbol.startIndex)...]
    let isExtension = start != nil && !rest.hasPrefix("\(module).")
    let own = ownPlace(in: rest).map { String(rest[$0...]).path } ?? []
    let isForeign = own.count > 1 && !names.contains(own[1])
    if let sign = symbol.firstMatch(of: /(?:^|[ .])([^\s.]+) (?:infix|prefix|postfix)[(<]/)?.1,
      isExtension || isForeign || rest.hasPrefix("\(module).\(sign) ")
    {
      return "the operator \(sign)"
    }
    if isExtension, let name = String(rest).path.last {
      return names.contains(name) ? nil : name
    }
    // “Numbers.Fake : Swift.ExpressibleByIntegerLiteral in Numbers” fits a literal of the suite.
    if let kind = symbol.firstMatch(of: /\ : Swift\.(ExpressibleBy\w+|Equatable) in (\w+)$/),
      kind.2 == module, kind.1 != "Equatable" || isForeign
    {
      return "a type that is \(kind.1)"
    }
    // A type that the suite doesn't name came through the seam.
    return isForeign && words.contains(own[1]) ? own[1] : nil
  }

  /// The place of the module's name, and not of a name that ends with it.
  private func ownPlace(in symbol: Substring) -> String.Index? {
    symbol.ranges(of: "\(module).").map(\.lowerBound).first { place in
      symbol[..<place].last.map { !($0.isLetter || $0.isNumber || "_.".contains($0)) } ?? true
    }
  }
}

extension String {
  /// The names that a symbol begins with, such as `Module`, `Type` and `member`.
  fileprivate var path: [String] {
    let generic = /<[^<>]*>/
    let plain = replacing(generic, with: "").replacing(generic, with: "")
      .prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return plain.split(separator: ".").map(String.init)
      .filter { !["getter", "setter", "modify", "read"].contains($0) }
  }
}

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
