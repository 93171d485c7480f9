import type { OfferStrings } from './offer/messages.ts';
import type { PurchaseStrings } from './purchase/messages.ts';
import type { ShelfStrings } from './shelf/messages.ts';

/** What commerce components must say themselves. Words in braces are places for elements. */
export interface CommerceStrings {
  offer: OfferStrings;
  purchase: PurchaseStrings;
  shelf: ShelfStrings;
}
