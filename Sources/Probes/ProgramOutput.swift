import Foundation
public import Testing

extension ExitTest.Result {
  /// What the program printed to its standard output, if the test observed that.
  public var output: String { String(decoding: standardOutputContent, as: UTF8.self) }
}

extension [any PartialKeyPath<ExitTest.Result> & Sendable] {
  /// All that the program prints.
  public static var output: Self { [\.standardErrorContent, \.standardOutputContent] }
}
