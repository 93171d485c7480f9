/** What a plugin for content has to be. */
export type { ContentPort } from '@driveline/b2c';
