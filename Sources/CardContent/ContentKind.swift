import CardMath

/// The kinds of content. This file registers them: no other file of the model chooses between them.
public enum ContentKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Components of Spots.
  case spots

  /// Cards of CardParts.
  case cardParts

  /// The behaviour of the kind's library.
  public var traits: ContentTraits {
    switch self {
    case .spots: SpotsDocument.traits
    case .cardParts: PartsDocument.traits
    }
  }
}

extension ContentSystem {
  /// The kind of content that the system shows.
  public var kind: ContentKind {
    switch self {
    case .spots19, .spots75: .spots
    case .cardParts26, .cardParts40: .cardParts
    }
  }

  /// The behaviour of the system.
  public var traits: ContentTraits { kind.traits }
}

/// A document of any kind, which passes each question on to it.
public enum ContentBody: Hashable, Sendable {
  case spots(SpotsDocument)
  case cardParts(PartsDocument)

  /// The kind of the document.
  public var kind: ContentKind {
    switch self {
    case .spots: .spots
    case .cardParts: .cardParts
    }
  }

  /// Stands in while a document is changed: shared with it, all of the document would be copied.
  private static let blank = ContentBody.spots(SpotsDocument(components: []))
}

extension ContentBody: ContentDocument {
  package mutating func laidOut(in system: ContentSystem, width: Double) -> ContentLayout {
    switch self {
    case .spots(var document):
      self = ContentBody.blank
      defer { self = .spots(document) }
      return document.laidOut(in: system, width: width)
    case .cardParts(var document):
      self = ContentBody.blank
      defer { self = .cardParts(document) }
      return document.laidOut(in: system, width: width)
    }
  }

  package var stretchesLast: Bool {
    switch self {
    case .spots(let document): document.stretchesLast
    case .cardParts(let document): document.stretchesLast
    }
  }

  package var lastItemHeight: Double {
    switch self {
    case .spots(let document): document.lastItemHeight
    case .cardParts(let document): document.lastItemHeight
    }
  }

  package var cards: [PartsCard] {
    switch self {
    case .spots(let document): document.cards
    case .cardParts(let document): document.cards
    }
  }

  package func state(ofSection index: Int) -> Int32? {
    switch self {
    case .spots(let document): document.state(ofSection: index)
    case .cardParts(let document): document.state(ofSection: index)
    }
  }

  package mutating func change(component index: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool {
    switch self {
    case .spots(var document):
      self = ContentBody.blank
      defer { self = .spots(document) }
      return document.change(component: index, body)
    case .cardParts(var document):
      self = ContentBody.blank
      defer { self = .cardParts(document) }
      return document.change(component: index, body)
    }
  }

  package mutating func setSize(_ size: SpotsViewSize) -> Bool {
    switch self {
    case .spots(var document):
      self = ContentBody.blank
      defer { self = .spots(document) }
      return document.setSize(size)
    case .cardParts(var document):
      self = ContentBody.blank
      defer { self = .cardParts(document) }
      return document.setSize(size)
    }
  }

  package mutating func setCard(_ index: Int, state: Int32?, isHidden: Bool?) {
    switch self {
    case .spots(var document):
      self = ContentBody.blank
      defer { self = .spots(document) }
      document.setCard(index, state: state, isHidden: isHidden)
    case .cardParts(var document):
      self = ContentBody.blank
      defer { self = .cardParts(document) }
      document.setCard(index, state: state, isHidden: isHidden)
    }
  }

  /// Codes what changes in the document; the reader knows its kind.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    switch self {
    case .spots(var document):
      try document.code(with: &archive)
      self = .spots(document)
    case .cardParts(var document):
      try document.code(with: &archive)
      self = .cardParts(document)
    }
  }
}
