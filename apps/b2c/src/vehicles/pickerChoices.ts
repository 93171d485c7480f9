import type { Market, VehicleLevel } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { engineName } from './engineName.ts';
import { vehicleTables } from './vehicleRow.ts';

/** What was picked on the levels before. */
export interface Picked {
  year?: number | undefined;
  makeId?: number | undefined;
  modelId?: number | undefined;
  version?: string | undefined;
}

export interface Choice {
  /** On the engine level the id of the vehicle. */
  id: string;
  name: string;
  /** Makes and models that many drive; they come first. */
  popular?: boolean;
}

interface Row {
  id: string;
  name: string;
  popularity: number;
}

const selections: Readonly<Record<VehicleLevel, string>> = {
  year: 'select v.year::text as id, v.year::text as name, 0 as popularity',
  make: 'select k.id::text as id, k.name, k.popularity',
  model: 'select m.id::text as id, m.name, m.popularity',
  version: 'select v.version as id, v.version as name, 0 as popularity',
  engine: 'select min(v.id)::text as id, e.label as name, 0 as popularity',
};

const groupings: Readonly<Record<VehicleLevel, string>> = {
  year: 'group by v.year',
  make: 'group by k.id',
  model: 'group by m.id',
  version: 'group by v.version',
  engine: 'group by e.label',
};

/** From this rank on a model counts as one that many drive. */
export const popularFrom = 500;

/** The choices of one level of the vehicle picker, whatever the market's order of levels (API-064). */
export async function pickerChoices(
  db: Executor,
  market: Pick<Market, 'code' | 'locale'>,
  level: VehicleLevel,
  picked: Picked,
): Promise<Choice[]> {
  const { year = null, makeId = null, modelId = null, version = null } = picked;
  const rows = await hotSql<Row>(
    db,
    `picker-${level}`,
    `${selections[level]} from ${vehicleTables} where v.market = $1
     and ($2::int is null or v.year = $2) and ($3::int is null or v.make_id = $3)
     and ($4::int is null or v.model_id = $4) and ($5::text is null or v.version = $5) ${groupings[level]}`,
    [market.code, year, makeId, modelId, version],
  );
  const byName = new Intl.Collator(market.locale, { numeric: true }).compare;
  const isPopular = ({ popularity }: Row) => popularity >= popularFrom;
  const worded = level === 'engine' ? (name: string) => engineName(market, name) : (name: string) => name;
  return rows
    .map((row) => ({ ...row, name: worded(row.name) }))
    .filter(({ id }) => id !== '')
    .sort((a, b) =>
      level === 'year'
        ? Number(b.id) - Number(a.id)
        : Number(isPopular(b)) - Number(isPopular(a)) || byName(a.name, b.name),
    )
    .map((row) => ({ id: row.id, name: row.name, ...(isPopular(row) ? { popular: true } : {}) }));
}
