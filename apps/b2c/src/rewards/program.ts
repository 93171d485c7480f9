import { B2cError } from '../http/errors.ts';
import type { RewardsProgram } from '../markets/rewardsProgram.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';

export type Program = RewardsProgram;

/** @throws B2cError error_rewards_card_unknown (404) in a market without rewards: nobody has a card there */
export function programOf({ terms: { rewards } }: ServerMarket): Program {
  if (rewards === 'none') throw new B2cError('error_rewards_card_unknown', { status: 404 });
  return rewards;
}

const NEVER = Number.MAX_SAFE_INTEGER;

/** For what was paid with rewards before: it is given back where a market has no program any more, and nothing is earned. */
export const givingBack = ({ terms: { rewards }, timeZone }: ServerMarket): Program =>
  rewards === 'none'
    ? {
        creditEveryMinor: NEVER,
        creditsPerReward: NEVER,
        rewardMinor: NEVER,
        creditDays: 0,
        rewardDays: 0,
        timeZone,
        termsVersion: '',
      }
    : rewards;

/** Credits that a purchase earns. @param amountMinor goods after discounts, without core, shipping and tax */
export const creditsFor = (program: Program, amountMinor: number): number =>
  Math.max(0, Math.floor(amountMinor / program.creditEveryMinor));

/** Credits that are missing to the next reward. */
export const creditsToNext = (program: Program, credits: number): number =>
  Math.max(0, program.creditsPerReward - credits);
