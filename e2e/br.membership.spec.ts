import { membershipJourneys } from './journeys/membership.ts';

membershipJourneys('br');
