/// The lesson that a suite belongs to: `BadWayTests/1-HardWiredTests.swift` to `BadWay`.
struct Lesson {
  let module: String

  /// - Parameter suite: A file, as `#fileID` names it.
  init(suite: String) {
    let target = suite.prefix { $0 != "/" }
    module = String(target.hasSuffix("Tests") ? target.dropLast("Tests".count) : target)
  }

  /// The modules beside its own that a snippet of a suite may use.
  var imports: [String] {
    ["\(module)Support", "StoryboardKit"].filter(BuiltModules.contains)
  }
}
