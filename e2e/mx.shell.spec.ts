import { shellJourneys } from './journeys/shell.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

shellJourneys('mx');
