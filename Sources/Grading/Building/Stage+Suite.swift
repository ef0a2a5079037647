package import Course
package import Foundation

extension Stage {
  /// Returns the object file that the latest direct build of the exercise's suite created.
  package func suiteObject(of exercise: Exercise) -> URL {
    root.appending(path: "\(scratch)/direct/\(exercise.id)/\(exercise.module)Tests.o")
  }
}
