import { createComparison } from '@driveline/hooks';
import { storage } from './storage.ts';

export const comparison = createComparison(storage);
