export { giftCardLoader } from './giftCardLoader.ts';
export { landingLoader } from './landingLoader.ts';
export { LandingPage } from './LandingPage.tsx';
export { loadPageCards } from './loadPageCards.ts';
export { PageCards } from './PageCards.tsx';
