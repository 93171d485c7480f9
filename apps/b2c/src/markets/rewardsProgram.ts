/** How a market rewards purchases. */
export interface RewardsProgram {
  /** Spend, in minor units, that earns one credit; what is left over earns nothing. */
  readonly creditEveryMinor: number;
  /** Credits that turn into one reward by themselves. */
  readonly creditsPerReward: number;
  /** Worth of a reward in minor units. */
  readonly rewardMinor: number;
  /** Days from a purchase until its credits expire. */
  readonly creditDays: number;
  /** Days until a reward expires. */
  readonly rewardDays: number;
  /** IANA zone whose midnight ends the last day of both: where the market's day ends last. */
  readonly timeZone: string;
  /** Rules that members have to accept; a new one prompts them again (REWARD-025). */
  readonly termsVersion: string;
}
