import { contactJourneys } from './journeys/contact.ts';
import { test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

contactJourneys('us');
