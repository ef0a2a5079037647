import Foundation

// Writes the mutations of an answer to a file, as JSON.
//
// Usage: mutations OUTPUT ANSWER [SUPPORT-FILE…]
//
// “lesson-admin mutate” compiles this program with swiftc. It isn't a target of the package,
// because its imports belong to the toolchain, in a folder that a manifest can't name.

let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = files.first, files.count > 1 else {
  FileHandle.standardError.write(Data("Usage: mutations OUTPUT ANSWER [SUPPORT-FILE…]\n".utf8))
  exit(64)
}
let texts = try files.dropFirst().map { file in
  // Other code here searches for line feeds.
  try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
    .replacing("\r", with: "\n")
}
var source = Source(texts[0], support: texts.dropFirst().joined(separator: "\n"))
source.addLines()
source.addCalls()
source.addForcedGuards()
source.addDeclarations()
source.addParameters()
source.addReferences()
source.addCaptures()
source.addValues()
source.addConditions()
source.addArguments()
try JSONEncoder().encode(source.mutations).write(to: output)
