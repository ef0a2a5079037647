import Course
import Grading

extension String {
  /// The words of a fault without what means nothing to a reader: addresses, which are others each
  /// time, and places in sources that are not the reader's.
  package var withoutMachineWords: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/: 0x[0-9a-f]+>/, with: ">")
      .replacing(/\b(?:StoryboardKit|Swift)\/\S+\.swift:\d+:\ /, with: "")
  }
}
