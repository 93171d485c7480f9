import { lazy } from 'react';
import { withLateWords } from '../../shop/lateWords.tsx';

// Each loads for those who may see it.
export const AppOffer = lazy(async () => ({
  default: withLateWords((await import('./AppOffer.tsx')).AppOffer),
}));
export const RewardsNotice = lazy(async () => ({
  default: withLateWords((await import('./RewardsNotice.tsx')).RewardsNotice),
}));
export const OfferTab = lazy(async () => ({
  default: withLateWords((await import('./OfferTab.tsx')).OfferTab),
}));
export const ContactEdge = lazy(async () => ({
  default: withLateWords((await import('./ContactEdge.tsx')).ContactEdge),
}));
export const ChatCorner = lazy(async () => ({
  default: withLateWords((await import('./ChatCorner.tsx')).ChatCorner),
}));
