import Testing

/// The tests that grade on a fixture workbook: one after another, because they share its folder.
///
/// They stand in extensions, in the folders of what they test.
@Suite("On a small workbook", .serialized)
struct FixtureTests {}
