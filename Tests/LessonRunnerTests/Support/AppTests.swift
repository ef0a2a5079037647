import Testing

/// The commands in this process, with a grader that compiles nothing.
@Suite("the commands")
struct AppTests {}
