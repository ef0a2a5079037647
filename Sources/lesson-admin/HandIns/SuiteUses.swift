import Course
import Foundation

/// The names that a suite uses from an exercise; its starter file or answer should declare them.
///
/// A suite can use everything in the exercise's module. A function in a learner's file may match a
/// call better than the intended function, and a reader of the suite wouldn't notice. The suite's
/// object file shows which functions it calls. This can happen by accident, and there are many
/// other ways to cheat, so a finding is only a reason to read the text.
struct SuiteUses {
  private let module: String
  /// The names that the starter file or the answer declares.
  private let names: Set<String>
  /// The words of the suite, outside comments and strings.
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

  /// A pattern for comments and strings.
  private static var prose: Regex<Substring> {
    /\/\/.*|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/
  }

  /// Returns a name that the suite shouldn't use, or nil if there is none.
  func foreignName(in object: Data) -> String? {
    ObjectSymbols(object).names.lazy
      .filter { $0.contains("\(module).") || $0.contains("in \(module)") }
      .compactMap(foreignName(inSymbol:)).first
  }

  /// Returns a symbol's name if it isn't part of the seam; otherwise nil.
  func foreignName(inSymbol symbol: String) -> String? {
    // “(extension in Numbers):Swift.Int.half.getter : Swift.Int” extends another module's type.
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
    // “Numbers.Fake : Swift.ExpressibleByIntegerLiteral in Numbers” can match a suite's literal.
    if let kind = symbol.firstMatch(of: /\ : Swift\.(ExpressibleBy\w+|Equatable) in (\w+)$/),
      kind.2 == module, kind.1 != "Equatable" || isForeign
    {
      return "a type that is \(kind.1)"
    }
    // If the suite doesn't name a type, it got the type through the seam.
    return isForeign && words.contains(own[1]) ? own[1] : nil
  }

  /// Returns the position of the module's name, but not of another name that ends with it.
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

  /// Finds each text that begins like a mangled Swift name, up to the next zero byte.
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

/// The function in Swift's runtime library that demangles a name.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ count: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
