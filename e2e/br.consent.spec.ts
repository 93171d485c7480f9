import { consentJourneys } from './journeys/consent.ts';

consentJourneys('br');
