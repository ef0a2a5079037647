import Course
import Fixtures
import Testing

@testable import lesson_admin

@Suite("What a suite uses of a learner's file")
struct SuiteUsesTests {
  @Test(
    "a name is foreign if the suite uses it, and neither the starter file nor the answer has it",
    arguments: [
      ("Numbers.number() -> Swift.Int", nil),
      ("(extension in Numbers):Swift.Int.isMultiple(of: Swift.Int) -> Swift.Bool", "isMultiple"),
      (
        "static (extension in Numbers):Swift.Int.== infix(Swift.Int, Swift.Int) -> Swift.Bool",
        "the operator =="
      ),
      (
        "(extension in Numbers):Swift.Array<A where A == Swift.Array<Swift.Int>>.total.getter",
        "total"
      ),
      (
        "Numbers.Fake : Swift.ExpressibleByIntegerLiteral in Numbers",
        "a type that is ExpressibleByIntegerLiteral"
      ),
      ("Numbers.expect(Swift.Bool) -> ()", "expect"), ("Numbers.Hidden.value.getter", nil),
      ("MoreNumbers.expect(Swift.Bool) -> ()", nil),
    ])
  func foreign(symbol: String, name: String?) throws {
    let fixture = try SampleWorkbook()
    let exercise = try fixture.exercise("1.1")
    try fixture.write("func number() -> Int { 1 }\n", to: exercise.answer)
    try fixture.write("#expect(number() == 1) // Hidden\n", to: exercise.tests)
    #expect(SuiteUses(of: exercise, in: fixture.root).foreignName(inSymbol: symbol) == name)
  }
}
