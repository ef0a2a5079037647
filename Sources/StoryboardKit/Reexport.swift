// Like UIKit, this module exports Foundation, including the part that is a separate module on
// Linux.
@_exported public import Foundation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
