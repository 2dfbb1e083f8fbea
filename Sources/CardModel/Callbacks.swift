/// The rules of the callbacks that a real system sends to its app.
public struct CallbackRules: Hashable, Sendable {
  /// The system whose callbacks are sent, in its order.
  public var order = CallbackOrder.none

  /// The end of a motion that another one cuts short.
  public var interrupted = InterruptedEnd.silent

  /// Creates the rules of `standard`: no callbacks.
  public init() {}
}

/// The end of a motion that another one, a finger or a new size of the screen cuts short.
public enum InterruptedEnd: UInt8, Hashable, Sendable, CaseIterable {
  /// It is not reported: the motion never ended.
  case silent

  /// It is reported at the instant that was fixed at the motion's start: an animation's completion runs, however the
  /// animation ends. The end of a snap or a move goes to the card that is on top by then, that of a push or a pop to
  /// its own two cards.
  case scheduled
}

/// A callback to an app. Names of cards and detents are ids, as in events.
public enum Callback: Hashable, Sendable {
  /// A card is about to appear.
  case willAppear(card: Int32)

  /// A card has appeared, and its transition has ended.
  case didAppear(card: Int32)

  /// A card is about to be covered or to leave.
  case willDisappear(card: Int32)

  /// A card is covered or gone.
  case didDisappear(card: Int32)

  /// The top card has reached a detent.
  case didMove(detent: Int32)

  /// A pushed card's view was created.
  case didBuild(card: Int32)

  /// A card's map manager takes over the map.
  case takeCharge(card: Int32)

  /// A card's map manager releases the map.
  case cleanUp(card: Int32)

  /// A finger begins a drag.
  case willBeginDragging

  /// The card's height changed. The coefficient is the visible height as a fraction of the height below the status bar.
  case didDrag(heightCoefficient: Double)

  /// A finger ends a drag.
  case willEndDragging

  /// A release changed the detent.
  case didChange(detent: Int32)

  /// A drag has ended; the card may still move.
  case didEndDragging

  /// A sheet's height changed, to this height in points.
  case didChangeHeight(Double)

  /// A sheet that was sent up has arrived.
  case didShow

  /// A sheet has been dismissed.
  case didDismiss

  /// A card with pages rests on this page.
  case didMoveToPage(card: Int32)

  /// The last card was popped: the presenter of the cards should dismiss them.
  case requestsDismissal
}

/// The system whose callbacks are sent, in its order.
public enum CallbackOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// No callbacks.
  case none

  /// TGCardViewController 2.5.1.
  case tgcard

  /// SweetCurtain 0.2.5.
  case sweetcurtain

  /// SweetCurtain 0.9: the height is reported only while a finger drags.
  case sweetcurtain09

  /// CardParts' bottom sheet 4.0.0.
  case cardparts
}

/// A moment at which callbacks are sent.
enum CallbackMoment: UInt8, Hashable, Sendable, CaseIterable {
  /// A card begins to cover another one.
  case pushStart

  /// A pushed card has arrived.
  case pushEnd

  /// A card begins to leave another one.
  case popStart

  /// A popped card has left.
  case popEnd

  /// A finger begins to drag the card or its content.
  case dragBegin

  /// A finger moved the card.
  case drag

  /// A finger released the card, whose detent is decided.
  case release

  /// The card goes to the nearest detent, as the list whose pan moved it lost its finger.
  case lostPan

  /// The motion after a release has begun.
  case settleStart

  /// A drag ended without sending the card anywhere.
  case dragEnd

  /// A tap, a key or the app sends the card to a detent.
  case moveStart

  /// A released card has reached its detent.
  case snapEnd

  /// A card that was sent has reached its detent.
  case moveEnd

  /// A card as high as its content has reached its new height.
  case fitEnd

  /// The pages of a card have come to rest.
  case paged
}

/// One callback of a moment, and the condition for sending it.
struct CallbackStep: Hashable, Sendable {
  /// The callback; its card, detent or height follows from the kind.
  enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Callbacks of the card that comes in, or that is uncovered.
    case willAppear, didAppear, didBuild, takeCharge, didMoveToPage

    /// Callbacks of the card that is covered, or that leaves.
    case willDisappear, didDisappear, cleanUp

    /// Callbacks of the detent that the card has reached or is heading for.
    case didMove, didChange

    /// Callbacks of the card's height.
    case didDrag, didChangeHeight

    /// Callbacks without an argument.
    case willBeginDragging, willEndDragging, didEndDragging, didShow, didDismiss
  }

  /// The condition for sending a callback.
  enum Condition: UInt8, Hashable, Sendable, CaseIterable {
    case always

    /// The card has a map.
    case hasMap

    /// The detent differs from the one before.
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
  /// Returns the callbacks of a moment, in order.
  func steps(at moment: CallbackMoment) -> [CallbackStep] {
    switch self {
    case .none: []
    case .tgcard: CallbackOrder.tgcard(moment)
    case .sweetcurtain: CallbackOrder.sweetcurtain(moment)
    case .sweetcurtain09: CallbackOrder.sweetcurtain09(moment)
    case .cardparts: CallbackOrder.cardparts(moment)
    }
  }

  /// The callbacks of TGCardViewController. Source: TGCardViewController.swift at d6e2940: push 886-1100, pop
  /// 1137-1290, snap 1528-1541, tap 1734-1745.
  ///
  /// A pop sends the `will…` callbacks in the reverse order of a push. Each card has a map manager of its own, and a
  /// page may have one; a manager doesn't hand the map to itself.
  ///
  /// Pages that come to rest: TGPageCard.swift, `didChangeCurrentPage`. It doesn't check that the page is another one,
  /// so a page on which the pages come back to rest gets all four callbacks, ending with `didDisappear`.
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
    case .dragBegin, .drag, .release, .lostPan, .settleStart, .dragEnd, .moveStart, .fitEnd: []
    }
  }

  /// The callbacks of SweetCurtain 0.2.5. Source: CurtainController.swift at 048486a, 192-335; 250-293 for a list's pan
  /// that is taken away, whose end isn't told. The drag ends for the app as soon as the animation has begun.
  private static func sweetcurtain(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .dragBegin: [CallbackStep(.willBeginDragging)]
    case .drag, .moveStart: [CallbackStep(.didDrag)]
    case .release:
      [CallbackStep(.willEndDragging), CallbackStep(.didDrag), CallbackStep(.didChange, if: .isOtherDetent)]
    case .lostPan: [CallbackStep(.didDrag), CallbackStep(.didChange, if: .isOtherDetent)]
    case .settleStart: [CallbackStep(.didEndDragging)]
    case .dragEnd: [CallbackStep(.willEndDragging), CallbackStep(.didEndDragging)]
    case .pushStart, .pushEnd, .popStart, .popEnd, .snapEnd, .moveEnd, .fitEnd, .paged: []
    }
  }

  /// The callbacks of SweetCurtain 0.9. Source: CurtainController.swift at 97cede0, 163-180.
  private static func sweetcurtain09(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .dragBegin: [CallbackStep(.willBeginDragging)]
    case .drag: [CallbackStep(.didDrag)]
    case .release: [CallbackStep(.willEndDragging), CallbackStep(.didChange, if: .isOtherDetent)]
    case .lostPan: [CallbackStep(.didChange, if: .isOtherDetent)]
    case .settleStart: [CallbackStep(.didEndDragging)]
    case .dragEnd: [CallbackStep(.willEndDragging), CallbackStep(.didEndDragging)]
    case .moveStart, .pushStart, .pushEnd, .popStart, .popEnd, .snapEnd, .moveEnd, .fitEnd, .paged: []
    }
  }

  /// The callbacks of CardParts' bottom sheet. Source: CardPartsBottomSheetViewController.swift at 0b29c98a, 437-481
  /// and the completions of its animations. A sheet that stays reports its height at once; one that goes reports its
  /// dismissal at the end.
  private static func cardparts(_ moment: CallbackMoment) -> [CallbackStep] {
    switch moment {
    case .drag, .fitEnd: [CallbackStep(.didChangeHeight)]
    case .release, .lostPan: [CallbackStep(.didChangeHeight, if: .isHigher)]
    case .snapEnd: [CallbackStep(.didDismiss, if: .isLowest)]
    case .moveEnd: [CallbackStep(.didDismiss, if: .isLowest), CallbackStep(.didShow, if: .isHigher)]
    case .pushStart, .pushEnd, .popStart, .popEnd, .dragBegin, .settleStart, .dragEnd, .moveStart, .paged: []
    }
  }
}
