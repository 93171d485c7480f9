import type { OfferStrings } from './offer/messages.ts';

/** What commerce components must say themselves. Words in braces are places for elements. */
export interface CommerceStrings {
  offer: OfferStrings;
}
