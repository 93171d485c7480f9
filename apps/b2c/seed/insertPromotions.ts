import { createHash } from 'node:crypto';
import { languagesOf } from '@driveline/markets';
import type pg from 'pg';
import { midnight } from '../src/clock/calendarDate.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { localized } from '../src/messages/localized.ts';
import { bulkInsert } from './bulkInsert.ts';
import { givenNames, withNames } from './catalogNames.ts';
import { promotionStart, readCoupons, readDeals, readPartOptions, type DealSeed } from './promotionSeed.ts';

const markerKey = 'promotions';

/** Demonstration coupons, deals, options and memberships, once; into a database that has its catalogue. */
export async function insertPromotions(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
): Promise<void> {
  const { rows } = await client.query('select 1 from seed_marker where key = $1', [markerKey]);
  if (rows.length > 0) return;
  await insertCoupons(client, markets);
  for (const market of markets) {
    for (const [index, deal] of readDeals().entries()) {
      await insertDeal(client, market, deal, index);
    }
  }
  await insertOptions(client, markets);
  await insertMemberships(client, markets);
  await client.query("insert into seed_marker (key, version, detail) values ($1, '1', '{}')", [markerKey]);
}

async function insertCoupons(client: pg.PoolClient, markets: readonly ServerMarket[]): Promise<void> {
  const all = markets.flatMap((spoken) =>
    readCoupons().flatMap((seed) => (seed.codes[spoken.code] ? [{ seed, spoken, market: spoken.code }] : [])),
  );
  await bulkInsert(
    client,
    'promotion',
    {
      id: 'text',
      market: 'text',
      title: 'text',
      terms: 'text',
      words: 'jsonb',
      rule: 'jsonb',
      scope: 'jsonb',
      minimum_minor: 'int',
      stackable: 'bool',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      renews: 'text',
      use_limit: 'int',
      uses: 'int',
      customer_limit: 'int',
    },
    all.map(({ market, seed, spoken }) => [
      `${market}-${seed.key}`,
      market,
      localized(seed.titles, spoken),
      localized(seed.terms, spoken),
      otherWords(spoken, seed),
      seed.rule[market],
      seed.scope ?? {},
      seed.minimumMinor?.[market] ?? 0,
      seed.stackable ?? false,
      promotionStart,
      seed.endsAt,
      seed.endsAt === undefined ? 'monthly' : null,
      seed.useLimit,
      seed.uses ?? 0,
      seed.customerLimit,
    ]),
  );
  await bulkInsert(
    client,
    'coupon',
    { market: 'text', code: 'text', promotion_id: 'text', use_limit: 'int', listed: 'bool' },
    all.map(({ market, seed }) => [
      market,
      seed.codes[market],
      `${market}-${seed.key}`,
      seed.codeLimit,
      seed.listed ?? false,
    ]),
  );
}

/** What it says in the market's other languages. */
const otherWords = (market: ServerMarket, { titles, terms }: Pick<DealSeed, 'titles' | 'terms'>) =>
  Object.fromEntries(
    languagesOf(market)
      .slice(1)
      .map((it) => [it.locale, { title: localized(titles, it), terms: localized(terms, it) }]),
  );

async function insertDeal(
  client: pg.PoolClient,
  market: ServerMarket,
  deal: DealSeed,
  sort: number,
): Promise<void> {
  const { key, percent, choices, not, season, markets = [market.code] } = deal;
  if (!markets.includes(market.code)) return;
  const id = `${market.code}-${key}`;
  await client.query(
    `insert into promotion (id, market, title, terms, words, rule, automatic, stackable, starts_at, ends_at, renews)
     values ($1, $2, $3, $4, $5, $6, true, true, $7, $8, $9)`,
    [
      id,
      market.code,
      localized(deal.titles, market),
      localized(deal.terms, market),
      otherWords(market, deal),
      JSON.stringify({ kind: 'BUNDLE_SLOTS', percent, choices, not }),
      ...(season ? seasonOf(market, season) : [promotionStart, null, 'monthly']),
    ],
  );
  await client.query(
    'insert into deal (id, market, category_path, drawing, sort) values ($1, $2, $3, $4, $5)',
    [id, market.code, deal.category, deal.drawing, sort],
  );
}

/** The first season that begins after the start of all promotions, by the market's clock. */
function seasonOf({ timeZone }: ServerMarket, [from, to]: readonly [string, string]) {
  const year = Number(promotionStart.slice(0, 4));
  const ends = to > from ? year : year + 1;
  return [midnight(`${year}-${from}`, timeZone), midnight(`${ends}-${to}`, timeZone), 'yearly'];
}

async function insertOptions(client: pg.PoolClient, markets: readonly ServerMarket[]): Promise<void> {
  const options = withNames(readPartOptions(), givenNames(markets));
  for (const [sort, { types, id, names, choices }] of options.entries()) {
    await client.query(
      `insert into part_option (part_type_id, id, sort, names, choices)
       select id, $1, $2, $3, $4 from part_type where code = any($5)`,
      [id, sort, JSON.stringify(names), JSON.stringify(choices), types],
    );
  }
}

/** A member and one whose year is over, in each market. */
async function insertMemberships(client: pg.PoolClient, markets: readonly ServerMarket[]): Promise<void> {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  for (const { code } of markets) {
    for (const [name, endsAt] of [
      ['MEMBER', '2036-01-01T00:00:00Z'],
      ['LAPSED', '2025-01-01T00:00:00Z'],
    ] as const) {
      const token = `${name}-${code.toUpperCase()}-2024`;
      await client.query(
        'insert into shipping_membership (id, market, token_hash, name, ends_at) values ($1, $2, $3, $4, $5)',
        [`${code}-${name.toLowerCase()}`, code, hashOf(`${code}:${token}`), name, endsAt],
      );
    }
  }
}
