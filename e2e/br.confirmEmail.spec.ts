import { confirmEmailJourneys } from './journeys/confirmEmail.ts';

confirmEmailJourneys('br');
