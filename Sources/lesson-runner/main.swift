import Foundation
import Workbook
let workbook = try Workbook(around: URL(filePath: FileManager.default.currentDirectoryPath))
let grader = Grader(workbook, heard: { print($0) })
for e in workbook.catalog.exercises {
 print(e.title, try await grader.verdict(on: grader.submission(for: e)))
}
