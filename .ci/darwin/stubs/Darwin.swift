// Stands in for the module `Darwin`: Darwin's Foundation brings all of it into sight as well.

@_exported import DarwinFoundation
