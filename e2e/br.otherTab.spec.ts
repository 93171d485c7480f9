import { otherTabJourneys } from './journeys/otherTab.ts';

otherTabJourneys('br');
