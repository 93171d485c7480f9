export { Blocks } from './Blocks.tsx';
export { LandingPage } from './LandingPage.tsx';
export { loadLanding } from './loadLanding.ts';
