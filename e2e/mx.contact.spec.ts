import { contactJourneys } from './journeys/contact.ts';

contactJourneys('mx');
