import Foundation
public import Testing

extension ExitTest.Result {
  /// The program's standard output, if the test observed it.
  public var output: String { String(decoding: standardOutputContent, as: UTF8.self) }
}

extension [any PartialKeyPath<ExitTest.Result> & Sendable] {
  /// All output of the program.
  public static var output: Self { [\.standardErrorContent, \.standardOutputContent] }
}
