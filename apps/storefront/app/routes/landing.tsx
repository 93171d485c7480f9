import { landingLoader, LandingPage } from '../features/content/index.ts';

export const loader = landingLoader;

export default LandingPage;
