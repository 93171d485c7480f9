import { guestFieldsJourneys } from './journeys/guestFields.ts';

guestFieldsJourneys('us');
