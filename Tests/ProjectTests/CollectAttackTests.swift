import Fixtures
import Foundation
import Testing

/// Tests with repositories and folders that attack a teacher who collects texts.
@Suite("Collecting from a hostile learner")
struct CollectAttackTests {
  private let classroom: Classroom
  private var folder: TemporaryFolder { classroom.folder }

  init() throws {
    classroom = try Classroom()
    try classroom.writeList("HERE/eve.git eve\nHERE/ada.git ada\n")
  }

  /// Returns the paths below a folder of the class, sorted.
  private func paths(in name: String) throws -> [String] {
    let root = folder.root.appending(path: "class/\(name)").path
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
  }

  @Test("only texts of exercises are copied: no links, folders, odd names, and huge files")
  func files() throws {
    let result = try classroom.run(
      #"""
      learner ada; learner eve
      (cd eve/Lessons/1-A
       ln -sf /etc/passwd 1-First.swift
       ln -s ../../../../ada/Lessons 3-Folder.swift
       mkdir 4-Folder.swift; echo text > 4-Folder.swift/5-Inner.swift
       echo text > ./-x.swift; echo text > .hidden.swift
       echo text > "$(printf 'a\033[31m\nb.swift')"
       head -c 2000000 /dev/zero > 6-Huge.swift
       echo text > 1-Frist.swift; echo text > README.md; chmod +x 1-Frist.swift
       mkdir ../9-Mine ../../Sources; echo text > ../9-Mine/1-Mine.swift
       echo text > ../../Sources/main.swift; echo text > ../../Package.swift
       commit 11-30; git push)
      collect_into due
      """#)
    #expect(result.output.contains("\n✔ eve: commit "))
    #expect(result.output.contains("\n✔ ada: commit "))
    #expect(result.output.contains("! eve: Lessons/1-A/1-First.swift is no text of an exercise.\n"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(
      try paths(in: "due/eve") == [
        "Lessons", "Lessons/1-A", "Lessons/1-A/1-Frist.swift", "Lessons/1-A/2-Second.swift",
        "commit",
      ])
    let text = folder.root.appending(path: "class/due/eve/Lessons/1-A/1-Frist.swift").path
    #expect(!FileManager.default.isExecutableFile(atPath: text))
  }

  @Test("a folder of exercises that is a link is no folder", arguments: ["Lessons", "Lessons/1-A"])
  func links(path: String) throws {
    let result = try classroom.run(
      """
      learner ada; learner eve
      (cd eve; mkdir moved; git mv \(path) moved/; ln -s "$here/ada/\(path)" \(path)
       commit 11-30; git push)
      collect_into due
      """)
    #expect(result.output.contains("✘ eve: no exercise on the default branch (commit "))
    #expect(try paths(in: "due/eve") == ["Lessons", "commit"])
  }

  @Test("names that lead out of the folder lead nowhere")
  func tree() throws {
    let result = try classroom.run(
      #"""
      learner ada; learner eve
      (cd eve
       blob=$(git rev-parse HEAD:Lessons/1-A/1-First.swift | sed 's/../\\x&/g')
       for name in .. ../../../../escaped.swift ../1-First.swift; do
         printf "100644 $name\\0$blob"
       done > tree
       lesson=$(git hash-object -t tree --literally -w tree)
       lessons=$(printf '040000 tree %s\t1-A\n' "$lesson" | git mktree)
       root=$(printf '040000 tree %s\tLessons\n' "$lessons" | git mktree)
       git push --force origin "$(git commit-tree -m evil "$root"):refs/heads/main")
      collect_into due
      find . -name escaped.swift
      """#)
    #expect(
      result.output.contains("Lessons/1-A/../../../../escaped.swift is no text of an exercise."))
    #expect(result.output.hasSuffix("Without an exercise: eve.\nstatus 1\n"), "\(result.output)")
    #expect(try paths(in: "due/eve") == ["Lessons", "Lessons/1-A", "commit"])
  }

  @Test("attributes change no text, and start no program of the teacher's")
  func attributes() throws {
    let result = try classroom.run(
      #"""
      git config --global filter.large.smudge "touch $here/started"
      learner ada; learner eve
      (cd eve
       printf '$Format:%%H$ $Id$\n' > Lessons/1-A/1-First.swift; commit 11-29
       echo '*.swift export-ignore export-subst ident text eol=crlf filter=large' > .gitattributes
       git add .gitattributes; git commit --message attributes; git push)
      collect_into due
      cat class/due/eve/Lessons/1-A/1-First.swift
      # It works where attributes count.
      [ ! -e started ]; git clone eve.git control; [ -e started ]
      """#)
    #expect(result.output.contains("status 0\n$Format:%H$ $Id$\n"))
    #expect(result.status == 0, "\(result.output)")
  }

  /// The page for teachers says: a list names URLs, and copy only `Lessons` out of an archive.
  @Test("what an unpacked archive's .git names is never started")
  func archive() throws {
    try classroom.writeList("HERE/archive eve\nHERE/ada.git ada\n")
    let result = try classroom.run(
      """
      learner ada; learner archive
      (cd archive
       for key in core.fsmonitor core.sshCommand core.pager core.editor credential.helper \\
         uploadpack.packObjectsHook filter.evil.smudge filter.evil.process diff.external; do
         git config "$key" "touch $here/started"
       done
       for hook in post-checkout post-index-change pre-auto-gc reference-transaction; do
         printf '#!/bin/sh\\ntouch "%s"\\n' "$here/started" > .git/hooks/$hook
         chmod +x .git/hooks/$hook
       done)
      collect_into due
      mkdir class/due/zoe; cp -R archive/Lessons class/due/zoe/Lessons
      collect_into due
      [ ! -e started ]; git -C archive status; [ -e started ]
      """)
    #expect(result.output.contains("Collected now: 0; there before: 2.\nstatus 0\n"))
    #expect(result.status == 0, "\(result.output)")
    try folder.write("archive eve\n", to: "class/learners.txt")
    #expect(try classroom.run("collect_into due").output.hasSuffix("status 64\n"))
  }
}
