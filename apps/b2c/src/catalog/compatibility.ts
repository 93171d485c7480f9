import type { CompatibilityRow } from '@driveline/api/contract';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import type { Qualifier } from '../fitment/fitModel.ts';
import { vehiclesThatTake } from './fluidVehicles.ts';
import type { PartRow } from './readParts.ts';
import { capital, positionWords } from '../fitment/positions.ts';
import { wordQualifier } from '../fitment/wordFit.ts';
import { engineName } from '../vehicles/engineName.ts';

interface Row {
  make: string;
  model: string;
  model_id: number;
  y0: number;
  y1: number;
  engines: string[] | null;
  qualifiers: Qualifier[] | null;
  position: string | null;
}

const columns = `k.name as make, m.name as model, a.model_id, a.y0, a.y1, a.qualifiers, a.position,
  (select array_agg(e.label order by e.label) from engine e where e.id = any(a.engines)) as engines`;
const models = 'join model m on m.id = a.model_id join make k on k.id = m.make_id';

const rowsOfPart = (db: Executor, market: string, partId: number): Promise<Row[]> =>
  hotSql<Row>(
    db,
    'compatibility',
    `select ${columns} from listed_application a ${models} where a.part_id = $1 and a.market = $2 order by a.id`,
    [partId, market],
  );

const rowsOfFluid = async (db: Executor, market: string, partId: number): Promise<Row[]> =>
  hotSql<Row>(
    db,
    'compatibility-of-fluid',
    `select ${columns} from jsonb_to_recordset($1) as a(model_id int, y0 int, y1 int, engines int[],
       qualifiers jsonb, position text) ${models}`,
    [
      JSON.stringify(
        (await vehiclesThatTake(db, market, partId)).map(({ modelId, ...range }) => ({
          model_id: modelId,
          ...range,
        })),
      ),
    ],
  );

/** By make and model, newest years first within a model. Half of a product page's work in the database. */
const rememberedRows = remember({ freshMs: 300_000, limit: 500 }, async (db, key) => {
  const [market = '', partId, kind] = key.split(' ');
  const id = Number(partId);
  const rows = await (kind === 'fluid' ? rowsOfFluid : rowsOfPart)(db, market, id);
  return rows.sort(
    (a, b) => compare(a.make, b.make) || compare(a.model, b.model) || b.y1 - a.y1 || b.y0 - a.y0,
  );
});

/**
 * The whole compatibility table of a part in a market, by make and model, newest years first within a model; the
 * shopper's model leads (PLUS-014).
 */
export async function compatibilityOf(
  db: Executor,
  market: Market,
  { id, litres }: Pick<PartRow, 'id' | 'litres'>,
  ownModelId?: number,
): Promise<CompatibilityRow[]> {
  const rows = await rememberedRows(db, `${market.code} ${id} ${litres === null ? 'part' : 'fluid'}`);
  const own = ({ model_id }: Row) => Number(model_id === ownModelId);
  return rows
    .toSorted((a, b) => own(b) - own(a))
    .map((row) => ({
      make: row.make,
      model: row.model,
      yearFrom: row.y0,
      yearTo: row.y1,
      engines: (row.engines ?? []).map((label) => engineName(market, label)),
      qualifiers: (row.qualifiers ?? []).map((q) => wordQualifier(market, q.question, q.value)),
      ...(row.position ? { position: capital(positionWords(row.position, market)) } : {}),
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
