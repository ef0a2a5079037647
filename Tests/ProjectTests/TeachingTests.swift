import Fixtures
import Foundation
import Testing

/// The commands of `.github/TEACHING.md`, run as a teacher and learners would, with repositories
/// on this machine.
@Suite("The page for teachers")
struct TeachingTests {
  @Test("its commands find what was committed before the deadline, and update any kind of copy")
  func commands() throws {
    let page = try Checkout.text(of: ".github/TEACHING.md")
    let blocks = page.matches(of: /(?s)```sh\n(.+?)```/).map { String($0.1) }
    try #require(blocks.count == 6)
    let names = ["private", "collect", "again", "deadline", "update", "join"]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: zip(names.map { "\($0).sh" }, blocks)))
    try folder.write(Self.script, to: "class.sh")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-eu", "class.sh"]
    process.currentDirectoryURL = folder.root
    process.environment = ProcessInfo.processInfo.environment
      .merging(TemporaryFolder.environment) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\((try? folder.text(of: "log")) ?? "")")
    #expect(
      try folder.text(of: "result") == """
        ada 1 before, 2 shipped, test updated
        ben 1 shipped, 2 shipped, test updated
        cyn 1 shipped, 2 before, test updated
        dan is empty
        eve is empty

        """)
  }

  /// Ada has a private repository, Ben a fork, Cyn a copy of a template, Dan nothing that can be
  /// cloned; Eve and Ben begin after the deadline.
  private static let script = #"""
    exec > log 2>&1
    here=$PWD
    export HOME="$here" GIT_CONFIG_GLOBAL="$here/config" GIT_CONFIG_NOSYSTEM=1
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
    git config --global user.name Test
    git config --global user.email test@example.com
    git config --global init.defaultBranch main
    export workbook="$here/workbook.git"
    on() { export GIT_AUTHOR_DATE="2026-$1 10:00 +0100" GIT_COMMITTER_DATE="2026-$1 10:00 +0100"; }
    commit() { on "$1"; git add .; git commit --quiet --message "$1"; }
    run() { bash -eu "$here/$1.sh"; }

    mkdir -p teacher/Lessons/1-A teacher/Tests
    (cd teacher; git init; echo shipped > Lessons/1-A/1.swift; echo shipped > Lessons/1-A/2.swift
     echo shipped > Tests/test; commit 11-01)
    git clone --bare teacher workbook.git

    git init --bare ada.git; mkdir ada
    (cd ada; mine="$here/ada.git" run private 2>&1 || exit 1
     cd workbook; echo before > Lessons/1-A/1.swift; commit 11-30; git push)
    git clone --bare workbook.git ben.git; git clone ben.git ben
    (cd ben; echo after > Lessons/1-A/1.swift; commit 12-02; git push)
    for name in cyn eve; do
      git init --bare $name.git; git clone $name.git $name
      (cd $name; git -C ../teacher archive HEAD | tar x
       if [ $name = cyn ]; then commit 11-10; echo before > Lessons/1-A/2.swift; commit 11-20
       else commit 12-02; fi
       git push)
    done
    (cd teacher; echo updated > Tests/test; commit 12-01; git push ../workbook.git main)

    mkdir grading
    (cd grading
     for name in ada ben cyn dan; do echo "$name $here/$name.git"; done > learners.txt
     printf 'eve %s' "$here/eve.git" >> learners.txt
     run collect)
    on 12-04
    (cd cyn; ! run update; run join)
    for copy in ada/workbook ben cyn; do (cd $copy; run update; git push); done
    (cd grading; run again; run deadline)

    for name in ada ben cyn dan eve; do
      due=grading/due/$name/Lessons/1-A
      if [ -e $due ]; then
        test=$(cat grading/class/$name/Tests/test)
        echo "$name 1 $(cat $due/1.swift), 2 $(cat $due/2.swift), test $test"
      elif [ -d grading/due/$name ]; then
        echo "$name is empty"
      fi
    done > result
    """#
}
