import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { landingAction } from '../pages/landing/landingAction.ts';
import { loadLanding } from '../pages/landing/LandingPage.tsx';
import { loadReviews } from '../pages/landing/ReviewsPage.tsx';
import LandingPage from '../slots/page.landing.ts';
import ReviewsPage from '../slots/page.reviews.ts';
import { pageGroup, type OwnPage } from './groups/pageGroup.tsx';

const landing: OwnPage = { Page: LandingPage, load: loadLanding, action: landingAction };
const reviews: OwnPage = { Page: ReviewsPage, load: loadReviews };
const pages = pageGroup(({ name }) => (name === 'reviews' ? reviews : landing));

export const loader = serverLoader(pages.load);
export const clientLoader = browserLoader(pages.load);
export const action = pages.action;
export const clientAction = browserAction;

export default withLateWords(pages.Page);
