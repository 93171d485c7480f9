import { contactJourneys } from './journeys/contact.ts';

contactJourneys('br');
