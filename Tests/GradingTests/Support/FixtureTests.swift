import Testing

/// The tests that grade on a fixture workbook, serialized because they share its folder.
///
/// The tests are in extensions of this type, in the files that are named after their suites.
@Suite("On a small workbook", .serialized)
struct FixtureTests {}

/// The tests that grade with probes, in another workbook, so that they run beside ``FixtureTests``.
@Suite("On a small workbook with probes", .serialized)
struct ProbingFixtureTests {}
