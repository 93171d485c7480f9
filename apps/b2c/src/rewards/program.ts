import type { RewardsProgram } from '../markets/rewardsProgram.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';

export type Program = RewardsProgram;

/** @throws RangeError in a market without rewards, where nothing asks for them (`rewardsRoutes`) */
export function programOf({ code, terms: { rewards } }: ServerMarket): Program {
  if (rewards === 'none') throw new RangeError(`Market '${code}' has no rewards program.`);
  return rewards;
}

/** Credits that a purchase earns. @param amountMinor goods after discounts, without core, shipping and tax */
export const creditsFor = (program: Program, amountMinor: number): number =>
  Math.max(0, Math.floor(amountMinor / program.creditEveryMinor));

/** Credits that are missing to the next reward. */
export const creditsToNext = (program: Program, credits: number): number =>
  Math.max(0, program.creditsPerReward - credits);
