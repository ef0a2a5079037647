import Course

// The texts compile; authors replace the placeholders, `<#…#>`.
extension NewExercise {
  /// The text of each file by its path.
  var files: KeyValuePairs<String, String> {
    let function = "make\(exercise.name)"
    let testName = "<#who does what, in less than twelve words#>"
    return [
      exercise.file: """
      // \(exercise.title)
      //
      // <#What is wrong with this code, and what it costs its users, in two or three sentences.#>
      //
      // To do: <#what the learner changes, in one sentence#>.
      // Seam:  \(function)(). The tests call it, so keep its signature.

      import \(exercise.module)Support

      func \(function)() -> String {
        "not solved"
      }

      """,
      exercise.answer: """
      // \(exercise.title)
      //
      // <#The moral: what is better now, in two or three sentences.#>

      import \(exercise.module)Support

      func \(function)() -> String {
        "solved"
      }

      """,
      exercise.tests: """
      import \(exercise.module)Support
      import Probes
      import Testing

      @testable import \(exercise.module)

      @Suite("\(exercise.title)", .graded)
      struct \(exercise.name)Tests {
        @Test("\(testName)")
        func firstUse() {
          #expect(
            \(function)() == "solved",
            \"""
            <#What the test did, what should happen, and one question. Name every object.#>
            \""")
        }
      }

      """,
      exercise.checks: """
      import Probes
      import Testing

      @testable import \(exercise.module)

      @Suite("\(exercise.title): checks", .graded)
      struct \(exercise.name)Checks {
        @Test("<#what a wrong fix must not do, in less than twelve words#>")
        func again() {
          #expect(
            \(function)() == \(function)(),
            \"""
            <#What the check did, what should happen, and one question. Name every object.#>
            \""")
        }
      }

      """,
      "\(exercise.proofs)/right-variant.swift": """
      // <#Another right solution: what is different.#>

      func \(function)() -> String {
        ["sol", "ved"].joined()
      }

      """,
      exercise.mistakes: """
      # \(exercise.title): mistakes

      ## <#A wrong solution that a learner could write, in plain words#>

      <#Why it's wrong, in one to three sentences.#>

      Rejected by: \(testName)

      ```diff
       func \(function)() -> String {
      -  "solved"
      +  "almost solved"
       }
      ```

      """,
    ]
  }

  var section: String {
    """
    ## \(exercise.title)

    <#What goes wrong in an app, and what the learner will do about it.#>

    **Goal.** <#One or two sentences, of at most 30 words.#>

    Also checked:

    - <#What else the tests check, in at most 12 words.#>
    - <#…#>
    - <#…#>

    <details><summary>Hint 1</summary>

    <#Point at one place, and ask one question.#>

    </details>

    <details><summary>Hint 2</summary>

    <#Say more, and leave the last step to the learner.#>

    </details>

    <details><summary>Afterwards</summary>

    <#The principle, its name, another design and its cost, what to look for in an app.#>

    </details>
    """
  }

  /// The places in other pages to change, each on its own line.
  private var mentions: String {
    ([(lesson.readme, "“\(LessonCard.heading)” has a line about each exercise")]
      + Mention.all(in: catalog).map { ($0.path, $0.subject) })
      .map { "   \($0): \($1)." }.joined(separator: "\n")
  }

  /// Step-by-step instructions for the new files.
  var steps: String {
    """
    Created, with <#…#> where something is to be filled in:

    1. \(exercise.file)
       the starter file: the bug, what to do about it, and the seam that the tests call.
    2. \(exercise.answer)
       the same file without the bug. Its header is the moral.
    3. \(exercise.tests)
       three to eight tests that say what the goal says: one fact a test. They fail on the starter
       file.
    4. \(exercise.checks)
       the checks: what a wrong fix must not do. A learner sees them when all tests pass.
    5. \(lesson.readme), the section “\(exercise.title)”
       the problem, the goal, two or more hints, and what is learned afterwards.
    6. The places that name or count exercises:
    \(mentions)
    7. \(exercise.proofs)/
       right-….swift: another right solution, which must pass. Rename it, and add more.
       mistakes.md: wrong solutions, with the reason, and the test or check that must reject each
       of them. “verify \(exercise.id) --write <heading>” writes one as a file, which you can
       edit, and “verify \(exercise.id) --diff <file>” prints it as a block.
    8. \(Runner.adminCall) verify \(exercise.id)
       names what is unfinished or wrong.
    9. \(Runner.adminCall) verify \(exercise.id) --record
       records how the starter file fails, and keeps it for “reset”.
    """
  }
}
