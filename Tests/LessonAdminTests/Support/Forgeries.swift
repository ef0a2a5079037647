/// Ways to forge a result, written after the last change of `Sources/Remarks`.
///
/// A test adds each forgery to an answer. The forgeries are as different as possible, and not all
/// of them would work: what counts is whether a teacher gets a reason to look at the text. If you
/// change the reader, don't tune it to these forgeries; write others.
enum Forgery {
  static let all: [(name: String, code: String)] = [
    ("ends before the tests", "let end: Void = exit(0)"),
    ("ends when a thread does", "final class End { deinit { quick_exit(0) } }"),
    ("ends the parent's wait", "func f() { kill(getppid(), 9) }"),
    ("handles its own crash", "let h: Void = { signal(SIGTRAP) { _ in _Exit(0) } }()"),
    ("runs at the end", "let a: Void = { _ = atexit { print(1) } }()"),
    ("finds the testing library's functions", "let s = dlsym(dlopen(nil, 2), \"swt_abi\")"),
    ("takes a symbol's place", "@_silgen_name(\"swift_task_alloc\") func a() {}"),
    ("exports a C function", "@c(swt_exit) public func e() {}"),
    ("replaces a function", "@_dynamicReplacement(for: makeFolderViewModel()) func r() {}"),
    ("runs as the library is loaded", "@_section(\".init_array\") @_used let i: Int = 0"),
    ("writes events", "let f = FileHandle(forWritingAtPath: \"/proc/self/fd/3\")"),
    ("reads where events go", "let p = CommandLine.arguments.last ?? \"\""),
    ("reads the environment", "func e() -> Bool { getenv(\"XCTestBundlePath\") != nil }"),
    ("starts a program", "func s() { let p = Process(); try? p.run() }"),
    ("writes over a file", "func w() { try? \"\".write(toFile: \"x\", atomically: true) }"),
    ("reads the suite", "let t = try? String(contentsOfFile: \"HardWiredTests.swift\")"),
    ("compares all arrays as equal", "func == <T>(a: [T], b: [T]) -> Bool { true }"),
    ("matches any pattern", "func ~= (a: Int, b: Int) -> Bool { true }"),
    ("negates no more", "extension Bool { static prefix func ! (a: Bool) -> Bool { true } }"),
    ("is a literal", "struct L: ExpressibleByArrayLiteral { init(arrayLiteral: Int...) {} }"),
    ("is a text", "struct S: ExpressibleByStringInterpolation { init(stringLiteral: String) {} }"),
    ("hides a type", "struct Array<Element> { var count: Int { 2 } }"),
    ("hides a macro's function", "func require(_ value: Bool) -> Bool { true }"),
    (
      "overloads what a macro calls",
      "func __checkValue(_ v: Bool) -> Result<Void, any Error> { .success(()) }"
    ),
    ("counts otherwise", "extension Sequence { func contains(_ x: Element) -> Bool { true } }"),
    (
      "knows the caller's file",
      "func f(_ file: String = #filePath) -> Bool { file.hasSuffix(\"s\") }"
    ),
    ("knows the caller's line", "func l(_ line: Int = #line) -> Bool { line > 9 }"),
    ("has other names for a module", "#sourceLocation(file: \"Tests.swift\", line: 1)\nlet z = 1"),
    ("looks at the stack", "let c = Thread.callStackSymbols.count"),
    ("asks for the current test", "import Testing\nlet n = Test.current"),
    (
      "reflects on the test's objects",
      "func m(_ x: Any) -> Int { Mirror(reflecting: x).children.count }"
    ),
    ("finds a type by its name", "let y = _typeByName(\"7BadWay3FooC\")"),
    ("writes to memory", "func w(_ x: AnyObject) { Unmanaged.passUnretained(x).toOpaque() }"),
    ("casts without checks", "func u<T>(_ x: Int) -> T { unsafeBitCast(x, to: T.self) }"),
    ("makes code writable", "func p() { mprotect(nil, 4096, 7) }"),
    (
      "answers to any name",
      "@dynamicMemberLookup struct D { subscript(dynamicMember s: String) -> Int { 1 } }"
    ),
    ("depends on the build", "#if canImport(Testing)\nlet isTested = true\n#endif"),
    ("hides its names", "let nаme = 1"),
    (
      "sniffs a type's name", "func t(_ x: Any) -> Bool { \"\\(type(of: x))\".hasPrefix(\"Fake\") }"
    ),
    (
      "counts the test's calls",
      "nonisolated(unsafe) var calls = 0\nfunc c() -> Bool { calls += 1; return calls > 2 }"
    ),
  ]
}
