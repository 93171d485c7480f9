import { accountJourneys } from './journeys/account.ts';

accountJourneys('us', [true, false]);
