package import Course
package import Foundation

extension Stage {
  /// The object file of an exercise's suite, as the latest direct build on this stage left it.
  package func suiteObject(of exercise: Exercise) -> URL {
    root.appending(path: "\(scratch)/direct/\(exercise.id)/\(exercise.module)Tests.o")
  }
}
