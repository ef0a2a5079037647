/// The lesson of a suite: `BadWay` for `BadWayTests/1-HardWiredTests.swift`.
struct Lesson {
  let module: String

  /// Creates the lesson that a suite belongs to.
  ///
  /// - Parameter suite: A file, as `#fileID` returns it.
  init(suite: String) {
    let target = suite.prefix { $0 != "/" }
    module = String(target.hasSuffix("Tests") ? target.dropLast("Tests".count) : target)
  }

  /// Returns `2-Name.swift` for the suite's files `2-NameTests.swift` and `2-NameChecks.swift`, or
  /// nil for other files.
  static func exerciseFile(of suite: String) -> String? {
    let file = suite.split(separator: "/").last ?? ""
    return file.wholeMatch(of: /(\d.*)(Tests|Checks)\.swift/).map { "\($0.1).swift" }
  }

  /// The modules that a suite's snippets can use, except the lesson's own module.
  var imports: [String] {
    ["\(module)Support", "StoryboardKit"].filter(BuiltModules.contains)
  }
}
