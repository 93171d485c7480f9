export { landingLoader } from './landingLoader.ts';
export { LandingPage } from './LandingPage.tsx';
