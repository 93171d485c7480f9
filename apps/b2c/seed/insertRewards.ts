import type pg from 'pg';
import { addDays, todayIn } from '../src/clock/calendarDate.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { daysAfter, endAfter, nextExpiry, sumOf, type Entry } from '../src/rewards/ledger.ts';
import { nameKey } from '../src/rewards/nameKey.ts';
import { programOf, type Program } from '../src/rewards/program.ts';
import { newRewardsId } from '../src/rewards/rewardsId.ts';
import { bulkInsert } from './bulkInsert.ts';
import { cardEmail } from './people.ts';
import { createRandom } from '../src/catalog/random.ts';

interface DemoCard {
  readonly role: string;
  readonly isLinked: boolean;
  readonly isPrimary: boolean;
  readonly lastName: string | null;
  readonly asksQuestions?: boolean;
  readonly hasOldTerms?: boolean;
  readonly history: (program: Program) => readonly DemoEntry[];
}

interface DemoEntry {
  readonly daysAgo: number;
  readonly kind: 'EARN' | 'REWARD' | 'REDEEM';
  readonly credits: number;
  readonly amountMinor: number;
  readonly orderType: string;
  readonly orderMinor?: number;
}

const purchase = (program: Program, daysAgo: number, credits: number): DemoEntry => {
  const orderMinor = credits * program.creditEveryMinor + Math.round(program.creditEveryMinor * 0.4);
  return { daysAgo, kind: 'EARN', credits, amountMinor: 0, orderType: 'ONLINEORDER', orderMinor };
};

/** Purchases, a reward that they earned, and a part of it spent. */
const busy = (program: Program): DemoEntry[] => [
  purchase(program, 80, 12),
  purchase(program, 40, 11),
  {
    daysAgo: 40,
    kind: 'REWARD',
    credits: -program.creditsPerReward,
    amountMinor: program.rewardMinor,
    orderType: 'Adjustment',
  },
  {
    daysAgo: 10,
    kind: 'REDEEM',
    credits: 0,
    amountMinor: -Math.round(program.rewardMinor * 0.4),
    orderType: 'ONLINEORDER',
  },
  purchase(program, 5, 5),
];

/** One card for each way through the linking, and those of people who have linked theirs. */
const demoCards: readonly DemoCard[] = [
  { role: 'linked', isLinked: true, isPrimary: true, lastName: 'Linked', history: busy },
  {
    role: 'linked',
    isLinked: true,
    isPrimary: false,
    lastName: 'Linked',
    history: (p) => [purchase(p, 20, 4)],
  },
  { role: 'terms', isLinked: true, isPrimary: true, lastName: 'Terms', hasOldTerms: true, history: busy },
  {
    role: 'type4',
    isLinked: false,
    isPrimary: false,
    lastName: 'Lookup',
    history: (p) => [purchase(p, 15, 7)],
  },
  {
    role: 'questions',
    isLinked: false,
    isPrimary: false,
    lastName: 'Lookup',
    asksQuestions: true,
    history: (p) => [purchase(p, 30, 3)],
  },
  { role: 'incomplete', isLinked: false, isPrimary: false, lastName: null, history: () => [] },
];

/** Rewards cards, their entries, prompts and receipts, in each market that has them; days count back from `now`. */
export async function insertRewards(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  now: Date,
): Promise<void> {
  for (const [marketIndex, market] of markets.entries()) {
    const { rewards, seed } = market.terms;
    if (rewards === 'none' || seed === 'none' || !seed.card) continue;
    for (const [index, demo] of demoCards.entries()) {
      const random = createRandom(7000 + marketIndex * 100 + index);
      const rewardsId = newRewardsId(() => random.int(0, 9));
      await insertCard(client, now, market, rewardsId, demo, seed.card);
    }
    await insertPrompts(client, now, market.code);
    await insertReceipts(client, now, market);
  }
}

async function insertCard(
  client: pg.PoolClient,
  now: Date,
  served: ServerMarket,
  rewardsId: string,
  demo: DemoCard,
  place: { readonly phone: string; readonly postalCode: string },
): Promise<void> {
  const program = programOf(served);
  const market = served.code;
  const history = demo.history(program).map((entry, index) => toEntry(program, now, rewardsId, entry, index));
  await client.query(
    `insert into loyalty_account (rewards_id, market, customer_id, is_primary, linked_at, first_name, last_name,
       name_key, email, phone, postal_code, asks_questions, terms_version, credits, balance_minor, next_expiry, joined_at)
     values ($1, $2, $3, $4, $5, 'Demo', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      rewardsId,
      market,
      demo.isLinked ? `demo-${market}-${demo.role}` : null,
      demo.isPrimary,
      demo.isLinked ? now : null,
      demo.lastName,
      demo.lastName && nameKey(demo.lastName),
      cardEmail(market, demo.role),
      place.phone,
      place.postalCode,
      demo.asksQuestions ?? false,
      demo.hasOldTerms ? '2024-01' : program.termsVersion,
      sumOf(history, 'credits'),
      sumOf(history, 'amountMinor'),
      nextExpiry(history),
      daysAfter(now, -400),
    ],
  );
  await bulkInsert(
    client,
    'loyalty_entry',
    {
      id: 'text',
      rewards_id: 'text',
      market: 'text',
      kind: 'text',
      key: 'text',
      credits: 'int',
      amount_minor: 'int',
      order_type: 'text',
      reference: 'text',
      order_amount_minor: 'int',
      expires_at: 'timestamptz',
      at: 'timestamptz',
    },
    history.map((entry) => [
      entry.id,
      rewardsId,
      market,
      entry.demo.kind,
      `demo:${entry.id}`,
      entry.credits,
      entry.amountMinor,
      entry.demo.orderType,
      entry.demo.orderMinor === undefined ? null : `DEMO${entry.id.slice(-2)}`,
      entry.demo.orderMinor ?? null,
      entry.expiresAt,
      entry.at,
    ]),
  );
}

function toEntry(
  program: Program,
  now: Date,
  rewardsId: string,
  demo: DemoEntry,
  index: number,
): Entry & { readonly demo: DemoEntry } {
  const at = daysAfter(now, -demo.daysAgo);
  const days = demo.kind === 'EARN' ? program.creditDays : program.rewardDays;
  return {
    id: `${rewardsId}-${String(index).padStart(2, '0')}`,
    credits: demo.credits,
    amountMinor: demo.amountMinor,
    expiresAt: demo.kind === 'REDEEM' ? null : endAfter(program, at, days),
    at,
    demo,
  };
}

/** The offer prompt of the person who has not chosen about offers, and that of a pilot of rewards (SHELL-056). */
const insertPrompts = (client: pg.PoolClient, now: Date, market: string) =>
  client.query(
    `insert into loyalty_alert (customer_id, alert_type, market, status, at)
     values ($1, 'OP', $2, 'PROMPT', $3), ($1, 'RW', $2, 'PROMPT', $3)
     on conflict do nothing`,
    [`demo-${market}-optin`, market, now],
  );

/** Receipts that a shopper can ask credits for: two within the days for it, one too old. */
async function insertReceipts(client: pg.PoolClient, now: Date, market: ServerMarket): Promise<void> {
  const today = todayIn(market, now);
  const { creditEveryMinor } = programOf(market);
  const { rows } = await client.query<{ number: string }>(
    `select number from store where market = $1 and kind = 'store' order by id limit 1`,
    [market.code],
  );
  const store = rows[0]?.number ?? '';
  for (const [number, daysAgo, credits] of [
    ['DEMO1001', 10, 6],
    ['DEMO1002', 45, 13],
    ['DEMO1003', 150, 9],
  ] as const) {
    await client.query(
      'insert into store_receipt (market, store_number, receipt_number, sold_on, amount_minor) values ($1, $2, $3, $4, $5)',
      [market.code, store, number, addDays(today, -daysAgo), credits * creditEveryMinor + 90],
    );
  }
}
