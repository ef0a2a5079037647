import Testing

/// The tests that grade on a fixture workbook, serialized because they share its folder.
///
/// They're in extensions, beside the tests of the same types.
@Suite("On a small workbook", .serialized)
struct FixtureTests {}
