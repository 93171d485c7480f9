export { giftCardLoader } from './giftCardLoader.ts';
export { loadPageCards } from './loadPageCards.ts';
export { PageCards } from './PageCards.tsx';
