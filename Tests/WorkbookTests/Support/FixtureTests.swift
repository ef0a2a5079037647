import Testing

/// The tests that build the fixture workbook: one after another, because they share its folder.
///
/// They stand in extensions, in the folders of what they test.
@Suite("On a small workbook", .serialized)
struct FixtureTests {}
