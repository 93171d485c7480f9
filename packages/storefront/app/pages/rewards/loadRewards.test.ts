import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { Page } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';
import * as loaders from './loadRewards.ts';

const pages = Object.entries(loaders).flatMap(([name, load]) =>
  /^load/.test(name) && typeof load === 'function'
    ? [[name, load as typeof loaders.loadRewards] as const]
    : [],
);

test.each(pages)(
  '%s leads home in a market without rewards, and asks the server nothing',
  async (_name, load) => {
    const page = { market: { ...us, features: { rewards: false } } } as Page;
    const answer: unknown = await load(page).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe(paths.home());
  },
);

test('every page of rewards is among them', () => {
  expect(pages).toHaveLength(8);
});
