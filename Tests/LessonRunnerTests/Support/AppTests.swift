import Testing

/// The tests of commands in this process, with a grader that compiles nothing.
@Suite("the commands")
struct AppTests {}
