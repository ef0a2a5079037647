import Course
import Foundation
import Interface

/// The files of a hand-in that may be exercises under another name or in another folder.
struct MisplacedFiles {
  /// The maximum number of files and folders to look at.
  private static let itemsAllowed = 1000
  /// The folders in which a checkout has other files with similar names.
  private static let otherFolders: Set = ["Answers", "Sources", "Support", "Tests"]

  /// The components of the paths of all Swift files, relative to the hand-in's folder.
  private let files: [[String]]

  init(in folder: URL) {
    var files: [[String]] = []
    var itemsLeft = Self.itemsAllowed
    func look(in place: URL, _ path: [String]) {
      for name in place.visibleNames where itemsLeft > 0 {
        itemsLeft -= 1
        let item = place.appending(path: name)
        switch item.kind {
        case .typeRegular where name.isSwiftFile: files.append(path + [name])
        case .typeDirectory where path.count < 4 && !Self.otherFolders.contains(name):
          look(in: item, path + [name])
        default: break
        }
      }
    }
    look(in: folder, [])
    self.files = files
  }

  /// Returns the path of the most similar file for each missing exercise, if there is one.
  ///
  /// In the exercise's own folder, the path is only the file's name. `lessons` is the path to the
  /// lessons' folders in the hand-in. A file at the path of one of `exercises` counts for no other
  /// exercise.
  func paths(
    for missing: [Exercise], of exercises: [Exercise], in lessons: [String]
  ) -> [Exercise: String] {
    let own = Set(exercises.map { lessons + [$0.lessonFolder, "\($0.stem).swift"] })
    var found: [Exercise: (distance: Int, path: String)] = [:]
    for file in files where !own.contains(file) {
      guard let (exercise, distance) = nearest(to: file, among: missing) else { continue }
      if let known = found[exercise], known.distance <= distance { continue }
      let isInPlace = Array(file.dropLast()) == lessons + [exercise.lessonFolder]
      let path = isInPlace ? file.suffix(1) : file[...]
      found[exercise] = (distance, path.joined(separator: "/").printable)
    }
    return found.mapValues(\.path)
  }

  /// Returns the missing exercise with a name like the file's, or else with the file's number, and
  /// the distance of the names.
  private func nearest(to file: [String], among missing: [Exercise]) -> (Exercise, Int)? {
    let name = file.last?.letters ?? ""
    let parent = file.dropLast().last?.letters ?? ""
    let distances = missing.map { exercise in
      (
        exercise: exercise, name: name.distance(to: exercise.stem.letters),
        parent: parent.distance(to: exercise.lessonFolder.letters)
      )
    }
    guard let nearest = distances.min(by: { ($0.name, $0.parent) < ($1.name, $1.parent) })
    else { return nil }
    let (exercise, distance, _) = nearest
    if distance <= exercise.stem.count / 4 || name.contains(exercise.name.letters) {
      return (exercise, distance)
    }
    let number = file.last?.prefix(while: \.isNumber) ?? ""
    return distances.first { $0.parent == 0 && "\($0.exercise.id.number)" == number }
      .map { ($0.exercise, $0.name) }
  }
}

extension String {
  fileprivate var isSwiftFile: Bool {
    let words = lowercased().split(separator: ".").dropFirst()
    return words.isEmpty || words.contains { $0.hasPrefix("swift") || $0 == "txt" }
  }

  /// The name of a file or folder without its extension, as lowercase letters and digits alone.
  fileprivate var letters: String {
    lowercased().replacing(/\.(swift|txt).*/, with: "").filter { $0.isLetter || $0.isNumber }
  }
}
