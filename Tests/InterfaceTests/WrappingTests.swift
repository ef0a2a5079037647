import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("Breaking long lines")
struct WrappingTests {
  @Test("a line is broken between words, and fills its width")
  func broken() {
    #expect("one two three four".wrapped(to: 9) == "one two\nthree\nfour")
    #expect("one two three four".wrapped(to: 7) == "one two\nthree\nfour")
  }

  @Test("the indent counts, and stands before each line")
  func indent() {
    #expect("one two three".wrapped(to: 9, indent: 4) == "    one\n    two\n    three")
  }

  @Test("a word that is too long stays whole")
  func longWord() {
    #expect(
      "a makeFolderViewModel(repository:) b".wrapped(to: 5)
        == "a\nmakeFolderViewModel(repository:)\nb")
  }

  @Test("lines and empty lines stay lines")
  func lines() {
    #expect("one\n\ntwo".wrapped(to: 80, indent: 2) == "  one\n\n  two")
    #expect("".wrapped(to: 80, indent: 2) == "")
  }

  @Test("a line that is indented already is code: it stays as it is if it fits")
  func code() {
    #expect("  let a   = 1".wrapped(to: 15, indent: 2) == "    let a   = 1")
    #expect("  let a = one".wrapped(to: 14, indent: 2) == "    let a\n        = one")
  }
}

@Suite("Breaking lines that must not be too long")
struct CuttingTests {
  @Test("a line is broken between words, as others are")
  func words() {
    #expect("one two three".broken(to: 7) == ["one two", "three"])
    #expect("".broken(to: 7) == [""])
  }

  @Test("a word that is too long is cut, and more words stand behind its end")
  func longWord() {
    #expect("a b longword c".broken(to: 5) == ["a b", "longw", "ord c"])
    #expect("가 의존성주입컨 나".broken(to: 7) == ["가", "의존성", "주입컨", "나"])
  }

  @Test("a character that is wider than a line has one by itself", arguments: [-1, 0, 1])
  func noRoom(width: Int) {
    #expect("폴더".broken(to: width) == ["폴", "더"])
  }
}
