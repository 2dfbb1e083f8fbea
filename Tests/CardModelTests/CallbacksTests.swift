import Testing

@testable import CardModel

@Suite struct CallbacksTests {
  static func kinds(_ order: CallbackOrder, _ moment: CallbackMoment) -> [CallbackStep.Kind] {
    order.steps(at: moment).map(\.kind)
  }

  @Test func byItselfNobodyIsTold() {
    #expect(CallbackRules().order == .none)
    #expect(Rules().callbacks == CallbackRules())
    #expect(CallbackMoment.allCases.allSatisfy { CallbackOrder.none.steps(at: $0).isEmpty })
  }

  /// TGCardViewController.swift: a push calls the old card first, a pop the new one; the ends of both make the same
  /// calls.
  @Test func tgcard() {
    #expect(Self.kinds(.tgcard, .pushStart) == [.willDisappear, .didBuild, .willAppear, .cleanUp, .takeCharge])
    #expect(Self.kinds(.tgcard, .popStart) == [.willAppear, .willDisappear, .cleanUp, .takeCharge])
    for end in [CallbackMoment.pushEnd, .popEnd] {
      #expect(Self.kinds(.tgcard, end) == [.didDisappear, .didAppear, .didMove])
    }
    #expect(Self.kinds(.tgcard, .snapEnd) == [.didMove])
    #expect(Self.kinds(.tgcard, .moveEnd) == [.didMove])
    #expect(Self.kinds(.tgcard, .dragBegin).isEmpty)
    #expect(Self.kinds(.tgcard, .release).isEmpty)
    // Only a card with a map has a manager.
    for step in CallbackOrder.tgcard.steps(at: .pushStart) {
      #expect((step.condition == .hasMap) == [.cleanUp, .takeCharge].contains(step.kind))
    }
  }

  /// CurtainController.swift: the end of a drag is reported before the end of its animation.
  @Test func sweetcurtain() {
    #expect(Self.kinds(.sweetcurtain, .dragBegin) == [.willBeginDragging])
    #expect(Self.kinds(.sweetcurtain, .drag) == [.didDrag])
    #expect(Self.kinds(.sweetcurtain, .moveStart) == [.didDrag])
    #expect(
      CallbackOrder.sweetcurtain.steps(at: .release) == [
        CallbackStep(.willEndDragging), CallbackStep(.didDrag), CallbackStep(.didChange, if: .isOtherDetent),
      ])
    #expect(Self.kinds(.sweetcurtain, .settleStart) == [.didEndDragging])
    #expect(Self.kinds(.sweetcurtain, .snapEnd).isEmpty)
    #expect(Self.kinds(.sweetcurtain, .pushStart).isEmpty)
    // The rewrite reports only heights that a finger causes.
    #expect(Self.kinds(.sweetcurtain09, .release) == [.willEndDragging, .didChange])
    #expect(Self.kinds(.sweetcurtain09, .drag) == [.didDrag])
    #expect(Self.kinds(.sweetcurtain09, .moveStart).isEmpty)
    #expect(Self.kinds(.sweetcurtain09, .settleStart) == [.didEndDragging])
  }

  /// CardPartsBottomSheetViewController.swift: `didShow` and `didDismiss` are called in completions, the height change
  /// isn't.
  @Test func cardparts() {
    #expect(Self.kinds(.cardparts, .drag) == [.didChangeHeight])
    #expect(CallbackOrder.cardparts.steps(at: .release) == [CallbackStep(.didChangeHeight, if: .isHigher)])
    #expect(CallbackOrder.cardparts.steps(at: .snapEnd) == [CallbackStep(.didDismiss, if: .isLowest)])
    #expect(
      CallbackOrder.cardparts.steps(at: .moveEnd) == [
        CallbackStep(.didDismiss, if: .isLowest), CallbackStep(.didShow, if: .isHigher),
      ])
    #expect(Self.kinds(.cardparts, .settleStart).isEmpty)
  }
}
