import Fixtures
import Foundation
import Testing

/// Tests of the scripts in `.github/workflows/grade.yml` that need neither GitHub nor a compiler.
@Suite("The workflow that grades a class")
struct GradeWorkflowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["summary": "", "output": ""])
  }

  private func run(
    step name: String, environment: [String: String] = [:]
  ) throws -> TemporaryFolder.BashResult {
    let workflow = try Checkout.text(of: ".github/workflows/grade.yml")
    let rest = workflow.split(separator: "- name: \(name)\n").dropFirst()
    // The last part is the step's, because a job can have the same name.
    let step = try #require(rest.last, "There is no step “\(name)”.")
    let script = try #require(step.firstMatch(of: /run: \|\n((?: {10}.*\n|\n)+)/)?.1)
    let paths = ["GITHUB_STEP_SUMMARY": "summary", "GITHUB_OUTPUT": "output"]
    return try folder.bash(
      String(script.replacing(/(?m)^ {10}/, with: "")),
      environment: paths.mapValues { folder.root.appending(path: $0).path }
        .merging(environment) { $1 })
  }

  @Test("the repositories are shared out: each goes to one machine, and a list names them once")
  func shares() throws {
    let listed = try run(
      step: "List the repositories",
      environment: [
        "REPOSITORIES": "fay/w eve/w ada/w Ada/w ben/w ben/w cyn/w dan/w", "PER_MACHINE": "3",
      ])
    #expect(listed.status == 0, "\(listed.output)")
    #expect(try folder.text(of: "output") == "machines=[1,2]\n")
    let repositories = try folder.text(of: "repositories.txt")
    #expect(repositories.split(separator: "\n").count == 6)

    try folder.write(repositories, to: ".class/repositories.txt")
    try folder.write(Checkout.text(of: ".github/collect"), to: ".github/collect")
    try folder.write("", to: "Lessons/1-A/1-First.swift")
    // This folder replaces GitHub; only Ben's repository in the folder has an exercise.
    try folder.write(
      "[url \"file://\(folder.root.path)/\"]\n  insteadOf = https://github.com/\n", to: ".config")
    let made = try folder.bash(
      """
      for name in ada Ada cyn dan eve fay; do git init --quiet --bare $name/w.git; done
      git init --quiet ben/w.git
      cd ben/w.git
      mkdir -p Lessons/1-A
      echo solved > Lessons/1-A/1-First.swift
      git add .
      git -c user.name=Ben -c user.email=ben@example.com commit --quiet --message solved
      """)
    try #require(made.status == 0, "\(made.output)")
    var names: [String] = []
    for machine in ["1", "2"] {
      let result = try run(
        step: "Collect from this machine's share of the repositories",
        environment: ["MACHINE": machine, "MACHINES": "2"])
      #expect(result.status == 0, "\(result.output)")
      names += try folder.names(in: ".class/submissions")
      if machine == "1" { try folder.remove(".class/submissions") }
    }
    #expect(names.count == 6)
    #expect(Set(names.map { $0.lowercased() }).count == 6)
    #expect(names.contains("ben--w"))
  }

  @Test(
    "tables of many machines become one, with one head, and every row", arguments: [1, 3, 200])
  func tables(machineCount: Int) throws {
    let head = "\u{FEFF}name," + (1...48).map { "exercise \($0)" }.joined(separator: ",")
    func name(_ number: Int) -> String { "owner--workbook-\(number + 1000)" }
    for machine in 0..<machineCount {
      let rows = (0..<50).map { "\(name($0 * machineCount + machine)),\(machine),\"a, b\"" }
      // The last line may lack a line feed.
      try folder.write(
        ([head] + rows).joined(separator: "\n"), to: "grades-\(machine + 1).csv")
    }
    let result = try run(step: "Join the tables")
    #expect(result.status == 0, "\(result.output)")
    let joined = (0..<50 * machineCount).map {
      "\(name($0)),\($0 % machineCount),\"a, b\""
    }.sorted()
    // Comparing data, and not text, also compares the byte order mark.
    let grades = try Data(contentsOf: folder.root.appending(path: "grades.csv"))
    #expect(grades == Data(([head] + joined + [""]).joined(separator: "\n").utf8))
    let shown = try folder.text(of: "summary").split(separator: "\n")
    #expect(shown.count == min(1000, 50 * machineCount + 1) + 2)
  }

  @Test(
    "documents of many machines become one, with the learners and the alike pairs of all",
    .enabled(if: has("jq"), "It needs jq."), arguments: [1, 2, 200])
  func documents(machineCount: Int) throws {
    for machine in 1...machineCount {
      try folder.write(
        """
        {
          "alike" : [
            {"exercises" : ["1.1", "1.2", "1.3"], "learners" : ["b\(machine)", "c\(machine)"]}
          ],
          "learners" : [
            {"name" : "c\(machine)", "solved" : 3},
            {"name" : "b\(machine)", "solved" : 4}
          ],
          "schema" : 3,
          "total" : 48
        }
        """, to: "grades-\(machine).json")
    }
    let result = try run(step: "Join the documents")
    #expect(result.status == 0, "\(result.output)")
    struct Joined: Decodable {
      let schema: Int
      let total: Int
      let learners: [Learner]
      let alike: [Pair]

      struct Learner: Decodable {
        let name: String
        let solved: Int
      }

      struct Pair: Decodable {
        let learners: [String]
        let exercises: [String]
      }
    }
    let joined = try JSONDecoder().decode(
      Joined.self, from: Data(folder.text(of: "grades.json").utf8))
    #expect(joined.schema == 3)
    #expect(joined.total == 48)
    let names = (1...machineCount).flatMap { ["b\($0)", "c\($0)"] }
    #expect(joined.learners.map(\.name) == names.sorted())
    #expect(joined.learners.map(\.solved).reduce(0, +) == 7 * machineCount)
    #expect(Set(joined.alike.flatMap(\.learners)) == Set(names))
    #expect(joined.alike.map(\.exercises.count) == Array(repeating: 3, count: machineCount))
  }

  @Test("learners of a machine without a table are named, and the run fails")
  func missing() throws {
    try folder.write("ada/w\nben/w\nCyn/w\n", to: "repositories.txt")
    try folder.write("\u{FEFF}name,1.1\nCyn--w,1\nada--w,0\nben--w,1\n", to: "grades.csv")
    #expect(try run(step: "Find learners without a row").status == 0)
    try folder.write("\u{FEFF}name,1.1\nada--w,0\n", to: "grades.csv")
    #expect(try run(step: "Find learners without a row").status == 1)
    #expect(try folder.text(of: "summary") == "They aren't in the table:\nCyn--w\nben--w\n")
  }
}
