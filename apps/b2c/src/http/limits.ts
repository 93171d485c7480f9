import type { MessageId } from '../messages/index.ts';
import { B2cError } from './errors.ts';
import type { RateLimiter, RateRule, RateUse } from './rateLimit.ts';

const rule = (burst: number, perMinute: number): RateRule => ({ burst, perMinute });

const aDay = 1 / 1440;

/**
 * Every limit on how often something may be done, by what it guards and what it counts by. `network` is an IPv4
 * address or the first half of an IPv6 one, with many shoppers behind it. `docs/operating.md` prints this table, and a
 * test compares the two.
 */
export const limits = {
  address: { network: rule(30, 30) },
  'chat-say': { network: rule(20, 30) },
  'chat-start': { network: rule(5, 5) },
  'chat-transcript': { network: rule(3, 3) },
  'confirm-email': { network: rule(10, 5) },
  contact: { network: rule(5, 5) },
  // Enough for a shopper with a handful of codes, too little to guess one.
  coupon: { network: rule(20, 10) },
  // Reports of the policy of pages: one page that breaks it sends several.
  'csp-report': { network: rule(20, 10) },
  // A thief who tries out stolen cards has most of them declined. A shopper mistypes a card, or has two that lack money.
  'declined-card': { cart: rule(5, 1 / 3), session: rule(8, 1 / 3), network: rule(20, 1) },
  // A household has some accounts; a list of emails is longer.
  'email-taken': { network: rule(10, 1 / 6) },
  // A person types a card a few times; one who tries PINs is stopped, from one address or from many.
  'gift-card': { network: rule(10, 6), card: rule(5, 2) },
  // A stolen card that works is worth as much as it buys, and its mail goes to whom the buyer names.
  'gift-card-paid': { network: rule(10, 10 * aDay), recipient: rule(10, 10 * aDay) },
  // A person buys a few; a robot that opens purchases by the thousand is stopped.
  'gift-card-purchase': { network: rule(10, 6) },
  log: { network: rule(60, 60) },
  membership: { network: rule(10, 5) },
  // Who guesses the phone of one order from many addresses has few tries at it.
  'order-lookup': { network: rule(10, 10), order: rule(20, 2) },
  otp: { network: rule(10, 10), login: rule(5, 0.1) },
  'otp-verify': { network: rule(20, 10) },
  password: { account: rule(10, 1) },
  paypal: { network: rule(20, 20) },
  // Looked up one by one they tell who drives what, and a service bills each.
  plate: { network: rule(10, 10) },
  question: { network: rule(10, 5) },
  register: { network: rule(10, 5) },
  reset: { network: rule(10, 5), login: rule(3, 0.1) },
  'reset-check': { network: rule(20, 10) },
  review: { network: rule(10, 5) },
  // A finder of cards with many addresses has one account, one with many accounts one address.
  'rewards-code': { card: rule(5, 0.2) },
  'rewards-credit': { network: rule(30, 15), account: rule(10, 5) },
  'rewards-email': { network: rule(15, 3), account: rule(5, 1) },
  'rewards-look-up': { network: rule(30, 15), account: rule(10, 5) },
  'rewards-sign-up': { network: rule(30, 15), account: rule(10, 5) },
  'rewards-validate': { network: rule(30, 15), account: rule(10, 5) },
  // A visitor who keeps something: a cart, a store, a vehicle.
  session: { network: rule(300, 60) },
  'sign-in': { network: rule(20, 10) },
  subscribe: { network: rule(10, 10) },
  'text-sign-up': { phone: rule(3, 0.05) },
  token: { network: rule(30, 30) },
  vin: { network: rule(20, 20) },
  // A VIN again, where a vehicle that it was found by is chosen.
  'vin-choice': { network: rule(20, 20) },
} as const satisfies Record<string, Readonly<Record<string, RateRule>>>;

/** Those who remember an account have no more tries than anybody. */
const wrongPasswords = { most: 10, minutes: 15 };

/**
 * What the database counts, since it has to hold exactly: so many within the minutes since the first, or so many that
 * wait for an operator.
 */
export const countedLimits = {
  'sign-in': { by: 'login', ...wrongPasswords },
  'sign-in of own browsers': { by: 'account', ...wrongPasswords },
  'otp-verify': { by: 'code', most: 5 },
  'rewards-link': { by: 'account and card', most: 3, minutes: 24 * 60 },
  'rewards-link of all': { by: 'card', most: 12, minutes: 24 * 60 },
  'questions that wait': { by: 'account', most: 10 },
  'reviews that wait': { by: 'account', most: 20 },
} as const;

/**
 * What orders of one network that nobody has paid yet may hold of a part at a site: a third of its pieces, and always a
 * set of four.
 */
export const unpaidStockLimit = { by: 'network', share: 1 / 3, leastPieces: 4 } as const;

export type LimitName = keyof typeof limits;
type By<N extends LimitName> = keyof (typeof limits)[N] & string;
/** What is limited for each network. */
export type NetworkLimit = { [N in LimitName]: 'network' extends By<N> ? N : never }[LimitName];

/** @returns seconds to wait, 0 when the call may go on */
export function waitFor<N extends LimitName>(
  limiter: RateLimiter,
  name: N,
  by: By<N>,
  value: string,
  use?: RateUse,
): Promise<number> {
  const rules: Readonly<Record<string, RateRule>> = limits[name];
  return limiter.take(`${name}:${by}:${value}`, rules[by] as RateRule, use);
}

/** In place of 'too many attempts', where a shopper need not have made a second one. */
const texts: Partial<Record<LimitName, MessageId>> = { session: 'error_many_visitors' };

/** @throws B2cError error_too_many_requests (429) when the bucket is empty */
export async function takeFrom<N extends LimitName>(
  limiter: RateLimiter,
  name: N,
  by: By<N>,
  value: string,
): Promise<void> {
  const retryAfter = await waitFor(limiter, name, by, value);
  if (retryAfter === 0) return;
  const textKey = texts[name] ?? 'error_too_many_requests';
  throw new B2cError('error_too_many_requests', { status: 429, retryAfter, textKey });
}
