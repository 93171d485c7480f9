import { createBrowserStorage } from '@driveline/hooks';

/** Storage of this browser; where it is blocked, values live for the page (STATE-009). */
export const storage = createBrowserStorage();
