// Set-up of every test run: properties try the same examples each time, so that a red run blames the change under test
// and not a die. `npm run properties` throws the dice (PROPERTY_SEED=random), as the nightly run does.
import fc from 'fast-check';
import { vi } from 'vitest';

const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });

// A property of a second takes more than vitest's five on a machine that runs the other packages' tests beside it.
vi.setConfig({ testTimeout: 30_000 });
