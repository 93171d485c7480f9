export { LandingPage as default } from '../pages/landing/LandingPage.tsx';
