import { membershipJourneys } from './journeys/membership.ts';

membershipJourneys('us', [true, false]);
