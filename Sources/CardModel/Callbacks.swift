/// What a real system tells its app, and in which order.
public struct CallbackRules: Hashable, Sendable {
  /// Whose order it is.
  public var order = CallbackOrder.none

  /// The rules of `standard`: nothing is told.
  public init() {}
}

/// Something that an app is told. Names of cards and detents are ids, as those of events.
public enum Callback: Hashable, Sendable {
  /// A card is about to show.
  case willAppear(card: Int32)

  /// A card shows, and nothing of its way in is left.
  case didAppear(card: Int32)

  /// A card is about to be covered or to leave.
  case willDisappear(card: Int32)

  /// A card is covered or gone.
  case didDisappear(card: Int32)

  /// The top card came to a detent.
  case didMove(detent: Int32)

  /// A pushed card's view was made.
  case didBuild(card: Int32)

  /// A card's map manager gets the map.
  case takeCharge(card: Int32)

  /// A card's map manager gives the map back.
  case cleanUp(card: Int32)

  /// A finger begins to drag.
  case willBeginDragging

  /// The card has another height: the part of it that shows of the height below the status bar.
  case didDrag(heightCoefficient: Double)

  /// A finger lets go.
  case willEndDragging

  /// A release changed the detent.
  case didChange(detent: Int32)

  /// A drag is over; the card may still move.
  case didEndDragging

  /// A sheet has another height, in points.
  case didChangeHeight(Double)

  /// A sheet that was sent up is there.
  case didShow

  /// A sheet is gone.
  case didDismiss

  /// A card with pages stands on this one.
  case didMoveToPage(card: Int32)

  /// The last card was popped: whoever shows the cards is to take them away.
  case requestsDismissal
}

/// Whose callbacks are told, in whose order.
public enum CallbackOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// Nobody's.
  case none

  /// TGCardViewController 2.5.1.
  case tgcard

  /// SweetCurtain 0.2.5.
  case sweetcurtain

  /// SweetCurtain 0.9: the height is told only while a finger drags.
  case sweetcurtain09

  /// CardParts' bottom sheet 4.0.0.
  case cardparts
}

/// When an app is told something.
enum CallbackMoment: UInt8, Hashable, Sendable, CaseIterable {
  /// A card begins to come in over another one.
  case pushStart

  /// It has come in.
  case pushEnd

  /// A card begins to leave another one.
  case popStart

  /// It is gone.
  case popEnd

  /// A finger begins to drag card or content.
  case dragBegin

  /// It moved the card.
  case drag

  /// It let the card go, whose detent is decided.
  case release

  /// The motion after that has begun.
  case settleStart

  /// A drag ended that sends the card nowhere.
  case dragEnd

  /// A tap, a key or the program sends the card to a detent.
  case moveStart

  /// A card that a finger let go has come to its detent.
  case snapEnd

  /// A card that was sent has come to its detent.
  case moveEnd

  /// A card that is as high as its content has come to its new height.
  case fitEnd

  /// The pages of a card have come to rest.
  case paged
}

/// One callback of a moment: which, and when it is left out.
struct CallbackStep: Hashable, Sendable {
  /// Which callback; whose it is follows from that.
  enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Of the card that comes in, or that is uncovered.
    case willAppear, didAppear, didBuild, takeCharge, didMoveToPage

    /// Of the card that is covered, or that leaves.
    case willDisappear, didDisappear, cleanUp

    /// Of the detent that the card came to or is going to.
    case didMove, didChange

    /// Of its height.
    case didDrag, didChangeHeight

    /// Of nothing more.
    case willBeginDragging, willEndDragging, didEndDragging, didShow, didDismiss
  }

  /// What must hold for a callback.
  enum Condition: UInt8, Hashable, Sendable, CaseIterable {
    case always

    /// The card has a map.
    case hasMap

    /// The detent is another one than before.
    case isOtherDetent

    /// The detent is the lowest that a finger reaches.
    case isLowest

    /// The detent is a higher one.
    case isHigher
  }

  let kind: Kind
  let condition: Condition

  init(_ kind: Kind, if condition: Condition = .always) {
    self.kind = kind
    self.condition = condition
  }
}

extension CallbackOrder {
  /// What is told at a moment, in order.
  func steps(at moment: CallbackMoment) -> [CallbackStep] {
    switch self {
    case .none: []
    case .tgcard: CallbackOrder.tgcard(moment)
    case .sweetcurtain: CallbackOrder.sweetcurtain(moment)
    case .sweetcurtain09: CallbackOrder.sweetcurtain09(moment)
    case .cardparts: CallbackOrder.cardparts(moment)
    }
  }

  /// TGCardViewController.swift at d6e2940: push 886-1100, pop 1137-1290, snap 1528-1541, tap 1734-1745.
  ///
  /// What is about to happen is told the other way round by a pop than by a push. Each card has a map manager of its
  /// own, and so may a page; a map isn't handed from a manager to itself.
  ///
  /// Pages that come to rest: TGPageCard.swift, `didChangeCurrentPage`. It doesn't ask whether the page is another one,
  /// so that a page on which they came back to rest is told all four, and ends as having disappeared.
  private static func tgcard(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .pushStart:
      [
        CallbackStep(.willDisappear), CallbackStep(.didBuild), CallbackStep(.willAppear),
        CallbackStep(.cleanUp, if: .hasMap), CallbackStep(.takeCharge, if: .hasMap),
      ]
    case .popStart:
      [
        CallbackStep(.willAppear), CallbackStep(.willDisappear), CallbackStep(.cleanUp, if: .hasMap),
        CallbackStep(.takeCharge, if: .hasMap),
      ]
    case .pushEnd, .popEnd: [CallbackStep(.didDisappear), CallbackStep(.didAppear), CallbackStep(.didMove)]
    case .snapEnd, .moveEnd: [CallbackStep(.didMove)]
    case .paged:
      [
        CallbackStep(.cleanUp, if: .hasMap), CallbackStep(.takeCharge, if: .hasMap), CallbackStep(.didMoveToPage),
        CallbackStep(.willDisappear), CallbackStep(.willAppear), CallbackStep(.didAppear), CallbackStep(.didDisappear),
      ]
    case .dragBegin, .drag, .release, .settleStart, .dragEnd, .moveStart, .fitEnd: []
    }
  }

  /// CurtainController.swift at 048486a, 192-335: a drag is over for the app as soon as the animation has begun.
  private static func sweetcurtain(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .dragBegin: [CallbackStep(.willBeginDragging)]
    case .drag, .moveStart: [CallbackStep(.didDrag)]
    case .release:
      [CallbackStep(.willEndDragging), CallbackStep(.didDrag), CallbackStep(.didChange, if: .isOtherDetent)]
    case .settleStart: [CallbackStep(.didEndDragging)]
    case .dragEnd: [CallbackStep(.willEndDragging), CallbackStep(.didEndDragging)]
    case .pushStart, .pushEnd, .popStart, .popEnd, .snapEnd, .moveEnd, .fitEnd, .paged: []
    }
  }

  /// CurtainController.swift at 97cede0, 163-180.
  private static func sweetcurtain09(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .dragBegin: [CallbackStep(.willBeginDragging)]
    case .drag: [CallbackStep(.didDrag)]
    case .release: [CallbackStep(.willEndDragging), CallbackStep(.didChange, if: .isOtherDetent)]
    case .settleStart: [CallbackStep(.didEndDragging)]
    case .dragEnd: [CallbackStep(.willEndDragging), CallbackStep(.didEndDragging)]
    case .moveStart, .pushStart, .pushEnd, .popStart, .popEnd, .snapEnd, .moveEnd, .fitEnd, .paged: []
    }
  }

  /// CardPartsBottomSheetViewController.swift at 0b29c98a, 437-481 and the completions of its animations: a sheet that
  /// stays is told its height at once, one that goes is told when it is gone.
  private static func cardparts(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .drag, .fitEnd: [CallbackStep(.didChangeHeight)]
    case .release: [CallbackStep(.didChangeHeight, if: .isHigher)]
    case .snapEnd: [CallbackStep(.didDismiss, if: .isLowest)]
    case .moveEnd: [CallbackStep(.didDismiss, if: .isLowest), CallbackStep(.didShow, if: .isHigher)]
    case .pushStart, .pushEnd, .popStart, .popEnd, .dragBegin, .settleStart, .dragEnd, .moveStart, .paged: []
    }
  }
}
