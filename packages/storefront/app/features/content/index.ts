export { loadPageCards } from './loadPageCards.ts';
export { PageCards } from './PageCards.tsx';
