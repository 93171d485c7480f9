import type { Make, OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { pickerChoices, popularFrom } from '../vehicles/pickerChoices.ts';

const rememberedMakes = remember({ freshMs: 600_000, limit: 20 }, (db, key) => {
  const [code = '', locale = ''] = key.split(' ');
  return pickerChoices(db, { code, locale }, 'make', {});
});

/** API-065, CATALOG-047: the makes of a market's vehicles, by name. */
export async function makesOf(db: Executor, market: Market): Promise<Make[]> {
  const choices = await rememberedMakes(db, `${market.code} ${market.locale}`);
  const byName = new Intl.Collator(market.locale).compare;
  return choices
    .map(({ id, name, popular = false }) => toMake(id, name, popular))
    .sort((a, b) => byName(a.name, b.name));
}

interface ModelRow {
  id: number;
  name: string;
  popularity: number;
  first: number;
  last: number;
}

const rememberedModels = remember({ freshMs: 600_000, limit: 300 }, (db, makeId) =>
  hotSql<ModelRow>(
    db,
    'models-of-make',
    `select m.id, m.name, m.popularity, min(v.year)::int as first, max(v.year)::int as last
     from model m join vehicle v on v.model_id = m.id where m.make_id = $1 group by m.id`,
    [Number(makeId)],
  ),
);

/** The models of a make that is named as a shopper writes it; undefined for one that the market does not know. */
export async function modelsOf(
  db: Executor,
  market: Market,
  makeName: string,
): Promise<OutputOf<'catalog.models'> | undefined> {
  const wanted = key(makeName);
  const make = (await makesOf(db, market)).find(({ name }) => key(name) === wanted);
  if (!make) return undefined;
  const byName = new Intl.Collator(market.locale, { numeric: true }).compare;
  const rows = await rememberedModels(db, make.makeId);
  const models = rows.map(({ id, name, popularity, first, last }) => {
    return {
      modelId: String(id),
      name,
      firstYear: first,
      lastYear: last,
      popular: popularity >= popularFrom,
    };
  });
  return { make, models: models.sort((a, b) => byName(a.name, b.name)) };
}

const toMake = (makeId: string, name: string, popular: boolean): Make => ({
  makeId,
  name,
  popular,
  logoUrl: `/ecomm/b2c/v1/makes/${encodeURIComponent(key(name))}/logo.svg`,
  path: `/shopbymodel?make=${encodeURIComponent(name)}`,
});

/** 'Mercedes-Benz', 'mercedes benz' and 'mercedes-benz' are one make. */
const key = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
