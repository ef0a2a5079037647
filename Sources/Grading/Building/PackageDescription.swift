import Foundation

/// The targets of Package.swift, as SwiftPM prints them, so that direct builds use SwiftPM's flags.
package struct PackageDescription: Codable, Equatable, Sendable {
  struct Target: Codable, Equatable, Sendable {
    let name: String
    /// The folder of the sources, relative to the package's folder.
    let folder: String
    /// The target's direct dependencies in this package.
    let dependencies: [String]
    let flags: [String]
    /// The folders that are copied to the resource bundle, relative to the target's folder.
    let resources: [String]
  }

  let name: String
  private let targets: [Target]

  /// Returns the target with the given name.
  ///
  /// - Throws: ``DirectBuilder/Unavailable`` if there is no such target.
  func target(_ name: String) throws -> Target {
    guard let target = targets.first(where: { $0.name == name }) else {
      throw DirectBuilder.Unavailable("Package.swift has no target \(name).")
    }
    return target
  }

  /// Returns all direct and indirect dependencies of a target, each after its own dependencies.
  func dependencies(of name: String) throws -> [Target] {
    var found: [Target] = []
    for name in try target(name).dependencies {
      let all = try dependencies(of: name) + [target(name)]
      found += all.filter { !found.contains($0) }
    }
    return found
  }

  /// Parses the output of `swift package dump-package`, or throws ``DirectBuilder/Unavailable``.
  init(dump: Data) throws {
    let raw: Raw
    do {
      raw = try JSONDecoder().decode(Raw.self, from: dump)
    } catch {
      throw DirectBuilder.Unavailable(
        "What SwiftPM tells of Package.swift is not understood: \(error)")
    }
    let major = raw.toolsVersion._version.prefix { $0 != "." }
    let common = [
      "-swift-version", String(major), "-package-name", raw.name.lowercased(),
      "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
    ]
    name = raw.name
    targets = try raw.targets.map { try Target($0, common: common) }
  }
}

extension PackageDescription.Target {
  fileprivate init(_ raw: PackageDescription.Raw.Target, common: [String]) throws {
    name = raw.name
    let isTest = raw.type == "test"
    folder = raw.path ?? "\(isTest ? "Tests" : "Sources")/\(raw.name)"
    dependencies = try raw.dependencies.map { dependency in
      guard let name = (dependency["byName"] ?? dependency["target"])?.first ?? nil else {
        throw DirectBuilder.Unavailable("\(raw.name) uses something other than a target.")
      }
      return name
    }
    let overlays = ["-Xfrontend", "-enable-cross-import-overlays"]
    flags = try common + (isTest ? overlays : []) + raw.settings.flatMap { try $0.flags() }
    resources = try raw.resources.map { resource in
      guard resource.rule["copy"] != nil else {
        throw DirectBuilder.Unavailable(
          "\(raw.name) has resources that are not copied as they are.")
      }
      return resource.path
    }
  }
}

extension PackageDescription {
  fileprivate struct Raw: Decodable {
    struct Version: Decodable { let _version: String }

    struct Resource: Decodable {
      let path: String
      let rule: [String: [String: String]]
    }

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let dependencies: [[String: [String?]]]
      let settings: [Setting]
      let resources: [Resource]
    }

    struct Setting: Decodable {
      let kind: [String: [String: Value]]

      func flags() throws -> [String] {
        try kind.sorted { $0.key < $1.key }.flatMap { name, value in
          let words = value["_0"]?.words ?? []
          return switch name {
          case "enableUpcomingFeature": ["-enable-upcoming-feature"] + words
          case "enableExperimentalFeature": ["-enable-experimental-feature"] + words
          case "defaultIsolation": ["-default-isolation"] + words
          case "define": ["-D"] + words
          case "unsafeFlags": words
          default:
            throw DirectBuilder.Unavailable(
              "Package.swift has a setting “\(name)”, which is not known.")
          }
        }
      }
    }

    struct Value: Decodable {
      let words: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        words = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
      }
    }

    let name: String
    let toolsVersion: Version
    let targets: [Target]
  }
}
