import { GuidePage } from './GuidePage.tsx';

/** The page of every component. */
export const parameters = { docs: { page: GuidePage } };
