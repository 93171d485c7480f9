import { confirmEmailJourneys } from './journeys/confirmEmail.ts';

confirmEmailJourneys('us', [true, false]);
