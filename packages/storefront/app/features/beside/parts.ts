import { lateWordsPart } from '../../shop/lateWords.tsx';

// Each loads for those who may see it.
export const AppOffer = lateWordsPart(async () => (await import('./AppOffer.tsx')).AppOffer);
export const RewardsNotice = lateWordsPart(async () => (await import('./RewardsNotice.tsx')).RewardsNotice);
export const OfferTab = lateWordsPart(async () => (await import('./OfferTab.tsx')).OfferTab);
export const ContactEdge = lateWordsPart(async () => (await import('./ContactEdge.tsx')).ContactEdge);
export const ChatCorner = lateWordsPart(async () => (await import('./ChatCorner.tsx')).ChatCorner);
