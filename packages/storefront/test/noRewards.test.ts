import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { Page } from '../app/data/page.ts';
import * as paths from '../app/paths/index.ts';
import * as loaders from '../app/pages/rewards/loadRewards.ts';

const pages = Object.entries(loaders).flatMap(([name, load]) =>
  name.startsWith('load') && typeof load === 'function'
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
