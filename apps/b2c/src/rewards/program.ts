import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../ops/packageRoot.ts';

/** How a market rewards purchases. */
export interface Program {
  /** Spend, in minor units, that earns one credit; what is left over earns nothing. */
  readonly creditEveryMinor: number;
  /** Credits that turn into one reward by themselves. */
  readonly creditsPerReward: number;
  /** Worth of a reward in minor units. */
  readonly rewardMinor: number;
  readonly creditDays: number;
  readonly rewardDays: number;
  /** IANA zone whose midnight ends the last day of both: where the market's day ends last. */
  readonly timeZone: string;
  /** Rules that members have to accept; a new one prompts them again (REWARD-025). */
  readonly termsVersion: string;
}

const programs = JSON.parse(
  readFileSync(join(packageRoot, 'data', 'rewards-programs.json'), 'utf8'),
) as Readonly<Record<string, Program>>;

export const hasProgram = (marketCode: string): boolean => Object.hasOwn(programs, marketCode);

/** The market's program; a market that another team adds starts with the first one's figures. */
export const programOf = (marketCode: string): Program =>
  programs[marketCode] ?? (Object.values(programs)[0] as Program);

/** Credits that a purchase earns. @param amountMinor goods after discounts, without core, shipping and tax */
export const creditsFor = (program: Program, amountMinor: number): number =>
  Math.max(0, Math.floor(amountMinor / program.creditEveryMinor));

/** Credits that are missing to the next reward. */
export const creditsToNext = (program: Program, credits: number): number =>
  Math.max(0, program.creditsPerReward - credits);
