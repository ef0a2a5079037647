import Course

/// The solutions of one exercise that are equal but for spaces, comments and names.
struct AlikeTexts: Encodable {
  let exercise: String
  /// The names of the learners, in groups of equal solutions.
  let groups: [[String]]
  /// The number of learners who have the most common solution, in percent of the class.
  let mostCommonPercent: Int

  static func all(in grades: [HandInGrade], of lessons: [Lesson]) -> [AlikeTexts] {
    lessons.flatMap(\.exercises).compactMap { exercise in
      var names: [String: [String]] = [:]
      for grade in grades {
        guard let result = grade.results.first(where: { $0.exercise == exercise })?.result,
          let shape = (try? result.get())?.reading?.shape, result.isPassed, !shape.isEmpty
        else { continue }
        names[shape, default: []].append(grade.name)
      }
      let groups = names.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      guard let most = groups.map(\.count).max() else { return nil }
      return AlikeTexts(
        exercise: "\(exercise.id)", groups: groups, mostCommonPercent: most * 100 / grades.count)
    }
  }

  var line: String {
    let names = groups.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    return "\(exercise) alike: \(names) (\(mostCommonPercent) % have the most common solution)"
  }
}
