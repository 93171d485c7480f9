import { expect, test } from 'vitest';
import { dehydrateState, freshened, handOver, hydrateState, prefetch, takeOver } from '../index.ts';
import * as former from './former.ts';

test('a shop of 0.1.0 finds its page data under the former names', () => {
  expect([handOver, takeOver]).toEqual([dehydrateState, hydrateState]);
  expect({ ...former }).toEqual({ freshened, handOver, takeOver, prefetch });
});
