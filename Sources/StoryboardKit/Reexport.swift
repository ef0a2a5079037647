// Like UIKit, this module exports Foundation, and what is in a module of its own on Linux.
@_exported public import Foundation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
