import Foundation

// Prints the mutations of an answer, as JSON.
//
// Usage: mutations ANSWER [SUPPORT-FILE…]
//
// It is compiled by swiftc, and is no target of the package: the modules it imports belong to the
// toolchain, and lie in a folder that a manifest cannot name.

let texts = try CommandLine.arguments.dropFirst().map {
  try String(contentsOf: URL(filePath: $0), encoding: .utf8)
}
guard let answer = texts.first else {
  FileHandle.standardError.write(Data("Usage: mutations ANSWER [SUPPORT-FILE…]\n".utf8))
  exit(64)
}
var source = Source(answer, support: texts.dropFirst().joined(separator: "\n"))
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
FileHandle.standardOutput.write(try JSONEncoder().encode(source.mutations))
