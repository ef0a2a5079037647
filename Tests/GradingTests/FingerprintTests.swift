import Course
import Foundation
import Testing

@testable import Grading

@Suite("The fingerprint of what a verdict depends on")
struct FingerprintTests {
  private func fingerprint(_ texts: String...) -> Fingerprint {
    var fingerprint = Fingerprint()
    for text in texts { fingerprint.add(text) }
    return fingerprint
  }

  @Test("the same pieces have the same fingerprint")
  func same() {
    #expect(fingerprint("func f() {}", "Tests") == fingerprint("func f() {}", "Tests"))
  }

  @Test("the border between two pieces counts")
  func border() {
    #expect(fingerprint("ab", "c") != fingerprint("a", "bc"))
  }

  @Test("an empty piece counts")
  func empty() {
    #expect(fingerprint("a", "") != fingerprint("a"))
  }

  @Test("the order of two pieces counts")
  func order() {
    #expect(fingerprint("a", "b") != fingerprint("b", "a"))
  }

  @Test("a letter counts wherever it stands", arguments: 0..<20)
  func everyLetter(place: Int) {
    let text = "twenty letters, or so"
    var letters = Array(text)
    letters[place] = "#"
    #expect(fingerprint(String(letters)) != fingerprint(text))
  }

  @Test("it is the name of a file: 32 digits, the same in every run")
  func description() {
    #expect("\(Fingerprint())" == "cbf29ce4842223259ae16a3b2f90404f")
    #expect("\(fingerprint("a"))".wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }
}
