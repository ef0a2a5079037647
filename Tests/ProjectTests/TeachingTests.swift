import Fixtures
import Foundation
import Testing

/// The commands of `.github/TEACHING.md`, run as a teacher and learners would.
@Suite("The page for teachers")
struct TeachingTests {
  private let classroom: Classroom
  private var folder: TemporaryFolder { classroom.folder }

  init() throws {
    classroom = try Classroom()
  }

  /// The installed shells among those that a teacher may use; zsh is the default on macOS.
  private static let shells = ["bash", "zsh", "dash"].filter(has)

  /// Ada has a private repository, Ben a fork, and Cyn a copy of a template.
  ///
  /// Ben works after the deadline. Then Ada rebases her work onto the teacher's new version.
  @Test(
    "what was pushed at the deadline counts, whatever is pushed or rewritten later",
    arguments: shells)
  func deadline(shell: String) throws {
    try classroom.writeList("HERE/ada.git Ada L\nHERE/ben.git ben\nHERE/cyn.git 김 민준\n")
    let result = try classroom.run(
      """
      git init --bare ada.git; mkdir ada
      (cd ada; mine="$here/ada.git" run private
       cd workbook; exercises before shipped; commit 11-30; git push)
      learner ben
      git init --bare cyn.git; git clone cyn.git cyn
      (cd cyn; git -C ../teacher archive HEAD | tar x; commit 11-10
       exercises shipped before; commit 11-20; git push origin HEAD:main)
      (cd teacher; run collect; run deadline)

      (cd teacher; echo updated > Tests/test; commit 12-01; git push ../workbook.git main)
      (cd ben; exercises after shipped; commit 11-11; git push)
      on 12-04
      (cd cyn; ! run update; run join)
      (cd ada/workbook; git pull --rebase upstream main; exercises before after; commit 12-04
       git push --force)
      for copy in ben cyn; do (cd $copy; run update; git push); done
      (cd teacher; run deadline; sed s/week-1/week-2/ ../collect.sh > ../again.sh; run again)

      for folder in class/*/*/; do
        lesson=${folder}Lessons/1-A
        echo "$folder 1 $(cat "$lesson/1-First.swift"), 2 $(cat "$lesson/2-Second.swift")"
      done > result
      cat ada/workbook/Tests/test ben/Tests/test cyn/Tests/test >> result
      """, shell: shell)
    #expect(result.status == 0, "\(result.output)")
    #expect(
      try folder.text(of: "result") == """
        class/due/Ada L/ 1 before, 2 shipped
        class/due/ben/ 1 shipped, 2 shipped
        class/due/김 민준/ 1 shipped, 2 before
        class/week-1/Ada L/ 1 before, 2 shipped
        class/week-1/ben/ 1 shipped, 2 shipped
        class/week-1/김 민준/ 1 shipped, 2 before
        class/week-2/Ada L/ 1 before, 2 after
        class/week-2/ben/ 1 after, 2 shipped
        class/week-2/김 민준/ 1 shipped, 2 before
        updated
        updated
        updated

        """)
  }

  @Test("git neither adds nor deletes what belongs to a class")
  func checkout() throws {
    try classroom.writeList("HERE/ada.git ada\n")
    let result = try classroom.run(
      """
      learner ada
      cd teacher
      run deadline
      # As someone does who hasn't read the page.
      mkdir -p class/ada/Lessons due/ada/Lessons
      touch class/ada/Lessons/1.swift due/ada/Lessons/1.swift learners.txt grades.csv grades.json
      git add -A
      git status --porcelain > ../status
      git clean -ffdxq
      cat "../class/due/ada/Lessons/1-A/1-First.swift"
      """)
    #expect(result.status == 0, "\(result.output)")
    #expect(try folder.text(of: "status") == "")
    #expect(result.output.hasSuffix("shipped\n"))
  }
}
