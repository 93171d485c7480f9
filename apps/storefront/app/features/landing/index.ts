export { LandingPage } from './LandingPage.tsx';
export { loadLanding } from './loadLanding.ts';
