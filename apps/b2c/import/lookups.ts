import type pg from 'pg';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { positionCode, positionCodes } from '../src/fitment/positions.ts';
import { isQuestion, optionValues, questions } from '../src/fitment/questions.ts';
import { searchKey } from '../src/catalog/searchKey.ts';
import { InputFault, type Place } from './inputFault.ts';

export interface TypeRow {
  readonly id: number;
  readonly code: string;
  readonly family: string;
  readonly vehicleSpecific: boolean;
  readonly attributes: readonly string[];
}

/** What the shop knows already and an import refers to by name. Reading fails with the place that named it. */
export class Lookups {
  readonly #types: ReadonlyMap<string, TypeRow>;
  readonly #models: ReadonlyMap<string, { id: number; market: string }>;
  readonly #engines: ReadonlyMap<string, number>;
  readonly #stores: ReadonlyMap<string, number>;
  readonly markets: ReadonlyMap<string, ServerMarket>;

  constructor(
    markets: readonly ServerMarket[],
    rows: {
      types: readonly TypeRow[];
      models: readonly { id: number; market: string; make: string; name: string }[];
      engines: readonly { id: number; label: string }[];
      stores: readonly { id: number; market: string; number: string }[];
    },
  ) {
    this.markets = new Map(markets.map((market) => [market.code, market]));
    this.#types = new Map(rows.types.map((type) => [type.code, type]));
    this.#models = new Map(rows.models.map((m) => [named(m.market, m.make, m.name), m]));
    this.#engines = new Map(rows.engines.map(({ id, label }) => [searchKey(label), id]));
    this.#stores = new Map(rows.stores.map(({ id, market, number }) => [`${market} ${number}`, id]));
  }

  market(place: Place, code: string): ServerMarket {
    const market = this.markets.get(code);
    if (market) return market;
    throw new InputFault(
      place,
      `there is no market '${code}'; markets are ${[...this.markets.keys()].join(', ')}`,
    );
  }

  type(place: Place, code: string): TypeRow {
    return this.#types.get(code) ?? fail(place, `there is no part type '${code}'`);
  }

  model(place: Place, market: string, make: string, name: string): { id: number; market: string } {
    this.market(place, market);
    return (
      this.#models.get(named(market, make, name)) ??
      fail(place, `the market ${market} has no vehicle '${make} ${name}'`)
    );
  }

  engine(place: Place, label: string): number {
    return this.#engines.get(searchKey(label)) ?? fail(place, `there is no engine '${label}'`);
  }

  store(place: Place, market: string, number: string): number {
    this.market(place, market);
    return (
      this.#stores.get(`${market} ${number}`) ?? fail(place, `the market ${market} has no store '${number}'`)
    );
  }

  position(place: Place, code: string): string | null {
    const known = positionCode(code);
    if (code === '' || known) return known ?? null;
    return fail(place, `there is no position '${code}'; positions are ${positionCodes.join(', ')}`);
  }

  /** `drive=4wd`: a question of the shop and the answer that the part needs. */
  condition(place: Place, text: string): { question: string; value: string } {
    const [question = '', value = ''] = text.split('=').map((side) => side.trim());
    if (!isQuestion(question))
      return fail(
        place,
        `there is no question '${question}'; questions are ${Object.keys(questions).join(', ')}`,
      );
    const options = optionValues(question);
    if (value === '' || (options.length > 0 && !options.includes(value)))
      return fail(place, `'${value}' does not answer '${question}'; answers are ${options.join(', ')}`);
    return { question, value };
  }

  year(place: Place, column: string, text: string): number {
    return this.whole(place, column, text, 1900, 2100);
  }

  whole(place: Place, column: string, text: string, from: number, to: number): number {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (value >= from && value <= to) return value;
    return fail(place, `${column} is '${text}'; write a whole number from ${from} to ${to}`);
  }

  /** An amount in the market's currency as minor units. */
  money(place: Place, column: string, text: string, { currency }: ServerMarket): number {
    const [, whole = '', part = ''] = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
    const minor = part.padEnd(currency.minorDigits, '0');
    if (whole === '' || /[1-9]/.test(minor.slice(currency.minorDigits)))
      return fail(place, `${column} is '${text}'; write an amount such as 49.99`);
    return Number(whole + minor.slice(0, currency.minorDigits));
  }
}

function fail(place: Place, words: string): never {
  throw new InputFault(place, words);
}

const named = (market: string, make: string, name: string) =>
  `${market}|${searchKey(make)}|${searchKey(name)}`;

export async function readLookups(client: pg.PoolClient, markets: readonly ServerMarket[]): Promise<Lookups> {
  const rows = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql)).rows;
  const types = await rows<{ id: number; code: string; family: string; specific: boolean; ids: string[] }>(
    `select id, code, family, vehicle_specific as specific,
       array(select a->>'id' from jsonb_array_elements(attributes) a) as ids from part_type`,
  );
  if (types.length === 0)
    throw new RangeError('This database is empty. Start the shop once, and import again.');
  return new Lookups(markets, {
    types: types.map(({ specific, ids, ...type }) => ({
      ...type,
      vehicleSpecific: specific,
      attributes: ids,
    })),
    models: await rows(
      'select m.id, m.market, k.name as make, m.name from model m join make k on k.id = m.make_id',
    ),
    engines: await rows('select id, label from engine'),
    stores: await rows('select id, market, number from store'),
  });
}
