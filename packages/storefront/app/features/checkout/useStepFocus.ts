import type { CheckoutState } from '@driveline/api';
import type { CheckoutStep } from '@driveline/hooks';
import { useLayoutEffect, useRef } from 'react';

/** The heading of a section, which takes the focus (see `CheckoutSection`). */
const titleId = (step: CheckoutStep) => `${step}-title`;

/**
 * A step that is done folds, and the button that was pressed goes with it: the focus goes on to the heading of what
 * is next, so that a keyboard and a screen reader do not start over at the top of the page.
 */
export function useStepFocus(open: CheckoutStep, state: CheckoutState): void {
  const { paymentMethodInfo, giftCardList, GCorRewardsOnlyOrder } = state;
  const stage = [open, paymentMethodInfo.length, giftCardList.length, GCorRewardsOnlyOrder].join();
  const last = useRef(stage);
  useLayoutEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    // A control that is still there, or a summary of errors, has the focus already.
    if (document.activeElement !== document.body) return;
    document.getElementById(titleId(open))?.focus();
  }, [stage, open]);
}
