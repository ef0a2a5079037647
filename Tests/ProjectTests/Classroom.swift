import Fixtures
import Foundation
import Testing

/// A teacher's checkout of a small workbook, and the commands of `.github/TEACHING.md`, for
/// repositories on this machine.
struct Classroom {
  let folder: TemporaryFolder

  /// Creates `teacher`, the checkout, and `workbook.git`, the teacher's copy of the workbook.
  init() throws {
    let page = try Checkout.text(of: ".github/TEACHING.md")
    let blocks = page.matches(of: /(?s)```sh\n(.+?)```/).map { String($0.1) }
    let names = ["private", "collect", "deadline", "update", "join"]
    try #require(blocks.count == names.count)
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: zip(names.map { "\($0).sh" }, blocks)))
    try folder.write(Self.functions, to: "functions")
    for path in [".github/collect", ".gitignore"] {
      try folder.write(try Checkout.text(of: path), to: "teacher/\(path)")
    }
    let result = try run(
      """
      git config --global user.name Test
      git config --global user.email test@example.com
      git config --global init.defaultBranch main
      cd teacher
      git init
      exercises shipped shipped
      mkdir Tests; echo shipped > Tests/test
      commit 11-01
      git clone --bare . ../workbook.git
      """)
    try #require(result.status == 0, "\(result.output)")
  }

  private static let functions = """
    here=$PWD
    export workbook="$here/workbook.git"
    # on DAY: git's date from now on.
    on() { export GIT_AUTHOR_DATE="2026-$1 10:00 +0100" GIT_COMMITTER_DATE="2026-$1 10:00 +0100"; }
    commit() { on "$1"; git add .; git commit --quiet --message "$1"; }
    # exercises FIRST SECOND: what the files of the two exercises say.
    exercises() {
      mkdir -p Lessons/1-A; echo "$1" > Lessons/1-A/1-First.swift
      echo "$2" > Lessons/1-A/2-Second.swift
    }
    # learner NAME: a learner's fork, and a clone of it.
    learner() { git clone --bare "$workbook" "$here/$1.git"; git clone "$here/$1.git" "$here/$1"; }
    # run NAME: the commands of the page, in the shell of a teacher or a learner.
    run() { "${shell:-bash}" -eu "$here/$1.sh"; }
    # collect_into FOLDER: as the page says, into a folder of the class; prints the status.
    collect_into() {
      status=0
      (cd teacher; bash .github/collect ../class/learners.txt "../class/$1") || status=$?
      echo "status $status"
    }

    """

  /// Runs a script in the folder around all repositories.
  func run(_ script: String, shell: String = "bash") throws -> BashResult {
    try folder.bash(Self.functions + script, environment: ["shell": shell])
  }

  typealias BashResult = TemporaryFolder.BashResult

  /// Writes the teacher's list; `HERE` in it is the folder around all repositories.
  func writeList(_ text: String) throws {
    try folder.write(
      text.replacing("HERE", with: "file://\(folder.root.path)"), to: "class/learners.txt")
  }
}
