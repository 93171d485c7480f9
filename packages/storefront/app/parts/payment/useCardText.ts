import type { SavedCard } from '@driveline/api/contract';
import { vendorName } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

/** What a saved card is called (PLUS-050). */
export function useCardText() {
  const text = useText();
  return {
    nameOf: ({ cardType, lastFour }: SavedCard) =>
      text('payment.ending', { vendor: vendorName(cardType), lastFour }),
    expiryOf: ({ expiry }: SavedCard) => text('payment.expires', { expiry }),
  };
}
