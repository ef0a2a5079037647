import Fixtures
import Foundation
import Testing

/// The commands of `.github/SETUP.md` that update the book, run as a learner would, with
/// repositories on this machine.
@Suite("The page for machines and editors")
struct SetupTests {
  @Test("its commands update a clone, and keep the learner's version after a pull and a stash")
  func update() throws {
    let page = try Checkout.text(of: ".github/SETUP.md")
    let blocks = page.matches(of: /(?s)```sh\n(.+?)```/).map { String($0.1) }
    try #require(blocks.count == 3)
    let folder = try TemporaryFolder([
      "update.sh": blocks[0], "ours.sh": blocks[1], "stash.sh": blocks[2],
    ])
    try folder.write(Self.script, to: "learners.sh")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-eu", "learners.sh"]
    process.currentDirectoryURL = folder.root
    process.environment = ProcessInfo.processInfo.environment
      .merging(TemporaryFolder.environment) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\((try? folder.text(of: "log")) ?? "")")
    #expect(
      try folder.text(of: "result") == """
        ada: 1 updated, 2 mine, test updated, clean
        ben: 1 mine, 2 mine, test updated, clean
        cyn: 1 mine, 2 mine, test updated, changed
        dan: 1 mine, 2 mine, test updated, clean

        """)
    // The page quotes messages of git.
    let section = try #require(page.split(separator: "## To update the book\n").last)
    for message in section.matches(of: /\| `([A-Z][^`]+)`(?:, after `[^`]+`)? \|/) {
      #expect(try folder.text(of: "log").contains(message.1))
    }
  }

  /// A script that updates four learners' clones with the commands of the page.
  ///
  /// Ada changed another exercise than the book. The others changed the book's exercise: Ben pulls,
  /// Cyn uses a stash, and Dan begins to rebase.
  private static let script = #"""
    exec > log 2>&1
    here=$PWD
    export HOME="$here" GIT_CONFIG_GLOBAL="$here/config" GIT_CONFIG_NOSYSTEM=1 LC_ALL=C
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
    git config --global user.name Test
    git config --global user.email test@example.com
    git config --global init.defaultBranch main
    run() { bash -eu "$here/$1.sh"; }
    one=Lessons/1-BadWay/1-HardWired.swift
    two=Lessons/1-BadWay/2-Shared.swift

    git init book
    (cd book; mkdir -p Lessons/1-BadWay Tests; echo shipped > $one; echo shipped > $two
     echo shipped > Tests/test; git add .; git commit --message One)
    for name in ada ben cyn dan; do git clone book $name; echo mine > $name/$two; done
    for name in ben cyn dan; do echo mine > $name/$one; done
    (cd book; echo updated > Tests/test; echo updated > $one; git commit --all --message Two)

    (cd ada; run update)
    (cd ben; ! git pull; git commit --all --message Mine; ! git pull; git reset --soft HEAD~1
     ! run update; grep '<<<<<<< HEAD' $one; run ours)
    (cd cyn; git stash; git pull --no-rebase; ! git stash pop
     grep '<<<<<<< Updated upstream' $one; grep '>>>>>>> Stashed changes' $one; run stash)
    (cd dan; git commit --all --message Mine; ! git pull --rebase
     grep '>>>>>>> [0-9a-f]* (Mine)' $one; git rebase --abort; ! git pull --no-rebase --no-edit
     run ours)

    for name in ada ben cyn dan; do
      (cd $name
       git status --porcelain | grep -q . && state=changed || state=clean
       echo "$name: 1 $(cat $one), 2 $(cat $two), test $(cat Tests/test), $state")
    done > result
    """#
}
