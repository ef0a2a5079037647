import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("Breaking lines of other scripts")
struct ScriptTests {
  @Test("Korean is broken between words, where the columns are full")
  func korean() {
    #expect("의존성은 밖에서 주입한다".wrapped(to: 15) == "의존성은 밖에서\n주입한다")
    #expect("의존성은 밖에서 주입한다".wrapped(to: 14) == "의존성은\n밖에서\n주입한다")
  }

  @Test("Japanese has no spaces, and is broken between characters")
  func japanese() {
    #expect("依存性は外から渡します。".wrapped(to: 11) == "依存性は外\nから渡しま\nす。")
    #expect("Swiftで依存性".wrapped(to: 7) == "Swiftで\n依存性")
  }

  @Test("no line begins with a full stop or ends with an opening bracket")
  func punctuation() {
    #expect("依存性は外から渡します。".wrapped(to: 22) == "依存性は外から渡しま\nす。")
    #expect("画面は「受信箱」を示す".wrapped(to: 8) == "画面は\n「受信\n箱」を示\nす")
  }

  @Test("a letter with a mark is one column, and stays whole")
  func combined() {
    #expect("cafe\u{301} au lait".wrapped(to: 7) == "cafe\u{301} au\nlait")
    #expect("e\u{301}e\u{301}e\u{301}".broken(to: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test("an emoji is two columns, and stays whole")
  func emoji() {
    #expect("🙂 👩🏽‍💻 🙂".wrapped(to: 5) == "🙂 👩🏽‍💻\n🙂")
    #expect("👩🏽‍💻👩🏽‍💻".broken(to: 3) == ["👩🏽‍💻", "👩🏽‍💻"])
  }

  @Test("a word that is too long stays whole in Korean, too")
  func longWord() {
    #expect("가 의존성주입컨테이너 나".wrapped(to: 6) == "가\n의존성주입컨테이너\n나")
  }
}
