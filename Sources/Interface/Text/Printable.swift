import Course
import Grading

extension StringProtocol {
  /// The text without the characters that a terminal takes for commands: for what strangers chose.
  package var printable: String {
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    return unicodeScalars.map {
      hidden.contains($0.properties.generalCategory) ? "?" : String($0)
    }
    .joined()
  }
}
