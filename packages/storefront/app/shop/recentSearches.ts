import { createRecentSearches } from '@driveline/hooks';
import { storage } from './storage.ts';

export const recentSearches = createRecentSearches(storage);
