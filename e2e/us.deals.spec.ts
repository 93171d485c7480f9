import { dealsJourneys } from './journeys/deals.ts';
import { test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

dealsJourneys('us');
