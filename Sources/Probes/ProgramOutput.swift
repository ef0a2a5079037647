import Foundation
public import Testing

extension ExitTest.Result {
  /// The program's standard output, if the test observed it.
  public var output: String { String(decoding: standardOutputContent, as: UTF8.self) }
}

extension [any PartialKeyPath<ExitTest.Result> & Sendable] {
  /// The program's standard error and standard output, to observe in a test.
  public static var output: Self { [\.standardErrorContent, \.standardOutputContent] }
}
