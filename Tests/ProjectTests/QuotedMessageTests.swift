import Fixtures
import Foundation
import Testing

/// Tests of the messages of the compiler and of crashes that pages quote.
///
/// Tests of StoryboardKit compare StoryboardKit's messages with UIKit's.
@Suite("Quoted messages")
struct QuotedMessageTests {
  /// A message, and a program that causes it.
  struct Quote: CustomTestStringConvertible {
    /// The folder of the lesson whose page quotes the message.
    let lesson: String
    let message: String
    /// The starter file that belongs to the program, with its lesson's `Support`.
    var starter: String?
    /// The text that the learner deletes in the starter file.
    var deleted = ""
    /// The code in `main.swift`.
    var main = ""

    var testDescription: String { message }
  }

  static let quotes = [
    Quote(
      lesson: "1-BadWay", message: "missing argument for parameter 'manager' in call",
      starter: "3-DefaultArgument", deleted: " = TodoManager()"),
    Quote(
      lesson: "2-PropertyAndMethod",
      message: "Unexpectedly found nil while unwrapping an Optional value",
      main: "let todos: [String]? = nil; print(todos!.count)"),
    Quote(
      lesson: "3-Locator",
      message: "Fatal error: ServiceLocator: nothing is registered for TodoManager.",
      starter: "1-HiddenNeeds",
      main: "print(ReportViewModel().text)"),
    Quote(
      lesson: "3-Locator",
      message: "Fatal error: ServiceLocator: nothing is registered for AppClock.",
      starter: "1-HiddenNeeds",
      main: """
        ServiceLocator.shared.register(TodoManager([Todo(title: "Milk")]))
        print(ReportViewModel().text)
        """),
  ]

  @Test("each is what the program says", arguments: quotes)
  func said(_ quote: Quote) throws {
    let page = try Checkout.text(of: "Lessons/\(quote.lesson)/README.md")
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isQuoted = words.contains(quote.message)
    #expect(isQuoted)
    let folder = try TemporaryFolder(["main.swift": quote.main])
    var support = ""
    if let starter = quote.starter {
      support = "'\(Checkout.root.path)/Lessons/\(quote.lesson)/Support'/*.swift"
      let text = try Checkout.text(of: "Tests/Proofs/\(quote.lesson)/\(starter)/shipped.swift")
      // The program is one module, so it can't import `Support`.
      try folder.write(
        text.replacing(quote.deleted, with: "").replacing(/\nimport \w+Support\n/, with: "\n"),
        to: "Starter.swift")
    }
    let compile = "swiftc -swift-version 6 -default-isolation MainActor *.swift \(support)"
    let result = try folder.bash("\(compile) -o program; ./program")
    #expect(result.status != 0)
    #expect(result.output.contains(quote.message), "\(result.output)")
  }
}
