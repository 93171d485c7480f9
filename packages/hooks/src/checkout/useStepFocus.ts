import type { CheckoutState } from '@driveline/api';
import { useLayoutEffect, useRef } from 'react';
import type { CheckoutStep } from './checkoutSteps.ts';

type Done = Pick<CheckoutState, 'paymentMethodInfo' | 'giftCardList' | 'GCorRewardsOnlyOrder'>;

/**
 * A step that is done folds, and the button that was pressed goes with it: the focus goes on to the heading of what
 * is next, so that a keyboard and a screen reader do not start over at the top of the page.
 * @param titleId heading of the open step; it takes the focus
 */
export function useStepFocus(open: CheckoutStep, state: Done, titleId: string): void {
  const { paymentMethodInfo, giftCardList, GCorRewardsOnlyOrder } = state;
  const stage = [open, paymentMethodInfo.length, giftCardList.length, GCorRewardsOnlyOrder].join();
  const last = useRef(stage);
  useLayoutEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    // A control that is still there, or a summary of errors, has the focus already.
    if (document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus();
  }, [stage, titleId]);
}
