/// Returns the question to ask about a name that neither the lesson nor everyday code uses.
func question(about name: String) -> String {
  let family = families.first { family in
    family.names.contains(name) || family.prefixes.contains { name.hasPrefix($0) }
  }
  return family?.question ?? "no everyday name. What is it for?"
}

private let families: [(question: String, names: Set<String>, prefixes: [String])] = [
  (
    "which may start or end a program. What for?",
    ["Process", "abort", "fork", "kill", "popen", "raise", "sigaction", "signal", "system"],
    ["_Exit", "_exit", "atexit", "exec", "exit", "posix_spawn", "pthread_", "quick_exit"]
  ),
  (
    "which may read or write files. Which ones?",
    ["Pipe", "close", "fdopen", "fopen", "open", "opendir", "read", "resourceBytes", "write"],
    ["File", "InputStream", "NSHome", "NSSearchPath", "NSTemporary", "OutputStream", "dup"]
  ),
  (
    "which may recognize a test. Does the code treat tests differently?",
    [
      "CommandLine", "Mirror", "NSClassFromString", "ProcessInfo", "Test",
      "allBundles", "arguments", "classNamed", "customMirror", "environ", "environment", "getenv",
      "principalClass", "threadDictionary",
    ],
    ["_typeByName", "callStack", "XC"]
  ),
  (
    "which may reach the tests' own code. What for?",
    ["ManagedBufferPointer", "MemoryLayout", "OpaquePointer", "Unmanaged", "mprotect"],
    ["Unsafe", "dl", "mem", "mmap", "objc_", "swift_", "swt_", "unsafe", "withUnsafe", "_"]
  ),
]
