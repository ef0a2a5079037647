import Course
import Grading
import Interface

/// The grades of a class as the XML that CI systems read as results of JUnit.
///
/// A `testsuite` stands for a learner, a `testcase` for each exercise.
public struct HandInJUnit {
  private let grades: [HandInGrade]

  public init(_ grades: [HandInGrade]) {
    self.grades = grades
  }

  public var text: String {
    var root = XML("testsuites", ["name": "lesson-runner"], grades.flatMap(\.results).map(\.result))
    root.children = grades.map { grade in
      var suite = XML("testsuite", ["name": grade.name], grade.results.map(\.result))
      suite.children = grade.results.map { exercise, result in
        var element = XML(
          "testcase",
          ["classname": "\(exercise.module).\(exercise.name)", "name": exercise.title])
        if let message = result.message(on: exercise) {
          element.children = [XML(result.element, ["message": message])]
        }
        return element
      }
      return suite
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.markup())"
  }
}

extension HandInGrade.Result {
  fileprivate var element: String {
    switch self {
    case .verdict: "failure"
    case .unfit: "skipped"
    case .ungraded: "error"
    }
  }

  /// Why it is not solved; nil if it is.
  fileprivate func message(on exercise: Exercise) -> String? {
    switch self {
    case .verdict(let verdict):
      verdict.isPassed
        ? nil
        : (["\(exercise.title) \(verdict.summary)"] + verdict.refusals).joined(separator: "; ")
    case .unfit, .ungraded: remark.map { "\(exercise.file): \($0)" }
    }
  }
}

extension XML {
  /// An element with the figures of results.
  fileprivate init(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ results: [HandInGrade.Result]
  ) {
    self.init(name, attributes)
    let count = { (element: String) in
      "\(results.count { !$0.isPassed && $0.element == element })"
    }
    self.attributes += [
      ("tests", "\(results.count)"), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")),
    ]
  }
}
