import { expect, test } from 'vitest';
import { opensRewardsLinking } from './rewardsPrompt.ts';

test.each([
  ['4', 'p1', null, true],
  ['4', 'p1', 'p1', false],
  ['4', 'p1', 'p2', true],
  ['7', 'p1', null, false],
  ['11', 'p1', null, false],
  ['4', '', null, false],
])(
  '[REWARD-024][ACCT-007] type %s of profile %s, skipped by %s: opens by itself %s',
  (userType, profileId, skippedBy, opens) => {
    expect(opensRewardsLinking({ userType, profileId, skippedBy })).toBe(opens);
  },
);
