import { otherTabJourneys } from './journeys/otherTab.ts';

otherTabJourneys('mx');
