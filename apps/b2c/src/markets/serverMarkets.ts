import { createMarkets } from '@driveline/markets';
import { carriersAstray } from './carriers.ts';
import type { MarketModule, ServerMarket, ServerMarkets } from './serverMarket.ts';

type Part = Exclude<
  keyof MarketModule,
  | 'market'
  | 'postalAreaLength'
  | 'geonames'
  | 'returns'
  | 'streetTypes'
  | 'walletAddress'
  | 'deskHours'
  | 'plates'
>;

/** What each part is called where it is missing, and what says that a market does without. */
const parts: Readonly<Record<Part, string>> = {
  tax: 'tax (`taxes: []` where nothing is taxed)',
  delivery: 'delivery (prices and logistics)',
  prices: "prices (units for a dollar, or 'own')",
  rewards: "rewards (a program, or 'none')",
  seed: "seed (data, or 'none')",
};

/** A module as a team may have written it: the record, and any of the terms. */
export type GivenModule = Pick<MarketModule, 'market'> & Partial<Omit<MarketModule, 'market'>>;

/** The shop shows rewards where the record has them, and the server must then know what they are. */
function disagrees({ rewards, market: { features, payments } }: GivenModule): boolean {
  if (rewards !== 'none') return rewards !== undefined && features?.rewards === false;
  const isSpent = payments.methods.some(({ id, enabled }) => id === 'loyaltyCard' && enabled);
  return features?.rewards !== false || isSpent;
}

/** Parts that a market lacks before it can sell, in words. */
export function marketGaps(given: GivenModule): string[] {
  const { checkout, payments } = given.market;
  const paysNothing = checkout.enabled && !payments.methods.some(({ enabled }) => enabled);
  return [
    ...(Object.keys(parts) as Part[]).flatMap((part) => (given[part] === undefined ? [parts[part]] : [])),
    ...(paysNothing ? ['payments (an enabled method of the record)'] : []),
    ...carriersAstray(given.delivery?.carriers).map(
      (name) =>
        `delivery.carriers (\`trackingUrl\` of ${name}: an https address or a path, with {number} in it)`,
    ),
    ...(disagrees(given) ? ["rewards ('none' and `features.rewards: false` of the record go together)"] : []),
  ];
}

/** A market cannot sell: what it lacks, why that matters, what to do. */
export class MarketGapsError extends RangeError {
  override readonly name = 'MarketGapsError';
}

const isWhole = (given: GivenModule): given is MarketModule => marketGaps(given).length === 0;

/** @throws MarketGapsError naming each market with all that it lacks */
export function wholeModules(given: readonly GivenModule[]): readonly MarketModule[] {
  const whole = given.filter(isWhole);
  if (whole.length === given.length) return whole;
  const lines = given.flatMap((each) => {
    const gaps = marketGaps(each);
    return gaps.length > 0 ? [`- ${each.market.code}: ${gaps.join(', ')}`] : [];
  });
  throw new MarketGapsError(
    `These markets lack terms:\n${lines.join('\n')}\nThe server has no defaults for money: it would charge another market's. Add them to the market's module (docs/adding-a-market.md).`,
  );
}

/**
 * The markets of a server, found by code, host or locale.
 * @throws MarketGapsError naming each market with all that it lacks
 * @throws MarketDefinitionError when a record cannot work
 */
export const createServerMarkets = (modules: readonly MarketModule[]): ServerMarkets =>
  createMarkets(wholeModules(modules).map((terms): ServerMarket => ({ ...terms.market, terms })));
