// Stands in for what Darwin's C library declares otherwise than this system's, as far as the
// workbook uses it. Part of the module `DarwinFoundation`.

import Foundation

// MARK: sys/stat.h
// Swift cannot declare a structure and a function of one name, as C does: but for one property,
// both are this system's.

extension stat {
  public var st_mtimespec: timespec { st_mtim }
}

// MARK: fcntl.h

public let F_SETNOSIGPIPE: Int32 = 73
public let SO_NOSIGPIPE: Int32 = 0x1022

// MARK: termios.h

public typealias cc_t = UInt8
public typealias speed_t = UInt
public typealias tcflag_t = UInt

/// Swift imports a C structure without pointers as `Sendable`.
public struct termios: Sendable {
  public var c_iflag: tcflag_t = 0
  public var c_oflag: tcflag_t = 0
  public var c_cflag: tcflag_t = 0
  public var c_lflag: tcflag_t = 0
  public var c_cc: (
    cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t,
    cc_t, cc_t, cc_t, cc_t
  ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var c_ispeed: speed_t = 0
  public var c_ospeed: speed_t = 0
  public init() {}
}

public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }

@discardableResult
public func tcgetattr(_ descriptor: Int32, _ mode: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult
public func tcsetattr(
  _ descriptor: Int32, _ action: Int32, _ mode: UnsafePointer<termios>!
) -> Int32 { 0 }

// MARK: signal.h

public typealias sigset_t = UInt32

@discardableResult
public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult
public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ signal: Int32) -> Int32 { 0 }
@discardableResult
public func pthread_sigmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }

// MARK: libproc.h and dlfcn.h, which this system does not show

@discardableResult
public func proc_listchildpids(
  _ parent: pid_t, _ buffer: UnsafeMutableRawPointer!, _ size: Int32
) -> Int32 { 0 }

public struct Dl_info {
  public var dli_fname: UnsafePointer<CChar>!
  public var dli_fbase: UnsafeMutableRawPointer!
  public var dli_sname: UnsafePointer<CChar>!
  public var dli_saddr: UnsafeMutableRawPointer!
  public init() {}
}

@discardableResult
public func dladdr(
  _ address: UnsafeRawPointer!, _ info: UnsafeMutablePointer<Dl_info>!
) -> Int32 { 0 }

// MARK: spawn.h

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

public var POSIX_SPAWN_SETSID: Int32 { 0x0400 }

@discardableResult
public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ descriptor: Int32,
  _ path: UnsafePointer<CChar>!, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ from: Int32, _ to: Int32
) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 {
  0
}
@discardableResult
public func posix_spawnattr_destroy(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ flags: Int16
) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ signals: UnsafePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ signals: UnsafePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawn(
  _ id: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
@discardableResult
public func posix_spawnp(
  _ id: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }

public typealias rusage_info_t = UnsafeMutableRawPointer
public struct rusage_info_v4 {
  public var ri_phys_footprint: UInt64 = 0
  public init() {}
}
public let RUSAGE_INFO_V4: Int32 = 4
public func proc_pid_rusage(
  _ id: Int32, _ flavor: Int32, _ buffer: UnsafeMutablePointer<rusage_info_t?>
) -> Int32 { 0 }
