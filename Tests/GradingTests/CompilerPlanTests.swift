import Course
import Testing

@testable import Grading

@Suite("What the compiler's driver would run")
struct CompilerPlanTests {
  @Test("a plan is read in the shell's quoting, a command a line")
  func quoting() {
    let plan = CompilerPlan(
      printed: #"""
        /usr/bin/frontend -I '/a b/c' '' 'it'\''s' x\ y -o /OUTPUT

        clang @/OUTPUT.autolink

        """#)
    #expect(
      plan.commands == [
        ["/usr/bin/frontend", "-I", "/a b/c", "", "it's", "x y", "-o", "/OUTPUT"],
        ["clang", "@/OUTPUT.autolink"],
      ])
  }

  @Test("values replace placeholders, however many arguments they are")
  func placeholders() {
    let plan = CompilerPlan(
      printed: "frontend -c /SOURCE.swift -module-name MODULE -o /OUTPUT\nlink @/OUTPUT.autolink")
    let commands = plan.commands(
      output: "/o",
      [CompilerPlan.source: ["/a b.swift", "/c.swift"], CompilerPlan.module: ["Locator"]])
    #expect(
      commands == [
        ["frontend", "-c", "/a b.swift", "/c.swift", "-module-name", "Locator", "-o", "/o"],
        ["link", "@/o.autolink"],
      ])
  }
}
