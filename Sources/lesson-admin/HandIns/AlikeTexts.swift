import Course
import Interface

/// Two learners whose solutions are alike, or a learner whose solutions are the published answers.
struct AlikeTexts: Encodable {
  /// The names of both learners, or one name if the solutions are the answers.
  let learners: [String]
  let exercises: [String]

  var line: String {
    let what = learners.count == 1 ? "the answer in" : "alike in"
    let count = exercises.count.counted("exercise")
    return
      "\(learners.joined(separator: ", ")): \(what) \(count): \(exercises.joined(separator: ", "))"
  }

  /// Returns the pairs, then the learners with answers, each list with the most exercises first.
  ///
  /// Short solutions can be alike by chance. So a result requires three exercises, and a pair also
  /// three shared rare statements per exercise, on average.
  static func all(in grades: [HandInGrade], of lessons: [Lesson]) -> [AlikeTexts] {
    var answers: [String: [String]] = [:]
    var pairs: [Pair: (exercises: [String], statements: Int)] = [:]
    for (place, exercise) in lessons.flatMap(\.exercises).map({ "\($0.id)" }).enumerated() {
      let readings = grades.map { (try? $0.results[place].result.get())?.reading }
      for (grade, reading) in zip(grades, readings) where reading?.isAnswer == true {
        answers[grade.name, default: []].append(exercise)
      }
      let shared = shared(in: readings.map { $0?.shape ?? [] })
      for (pair, count) in shared where pair.first != pair.second {
        let sizes = [pair.first, pair.second].compactMap { shared[Pair(first: $0, second: $0)] }
        guard let smaller = sizes.min(), 4 * count >= 3 * smaller else { continue }
        pairs[pair, default: ([], 0)].exercises.append(exercise)
        pairs[pair, default: ([], 0)].statements += count
      }
    }
    let alike = pairs.filter { $1.statements >= 3 * $1.exercises.count }.map { pair, found in
      let names = [grades[pair.first].name, grades[pair.second].name]
      return AlikeTexts(learners: names, exercises: found.exercises)
    }
    return [alike, answers.map { AlikeTexts(learners: [$0], exercises: $1) }].flatMap { list in
      list.filter { $0.exercises.count >= 3 }.sorted { first, second in
        let counts = (first.exercises.count, second.exercises.count)
        return counts.0 == counts.1
          ? first.learners.lexicographicallyPrecedes(second.learners) : counts.0 > counts.1
      }
    }
  }

  /// Returns the number of rare statements, which few texts have, that each pair of texts shares.
  ///
  /// A pair can be a text and itself.
  private static func shared(in shapes: [Set<UInt64>]) -> [Pair: Int] {
    var owners: [UInt64: [Int]] = [:]
    for (index, shape) in shapes.enumerated() {
      for statement in shape { owners[statement, default: []].append(index) }
    }
    var counts: [Pair: Int] = [:]
    for group in owners.values where group.count <= max(5, shapes.count / 10) {
      for (place, first) in group.enumerated() {
        for second in group[place...] {
          counts[Pair(first: first, second: second), default: 0] += 1
        }
      }
    }
    return counts
  }

  /// The indices of two learners.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }
}
