import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { FitVehicle } from '../fitment/fitModel.ts';
import { engineName } from '../vehicles/engineName.ts';
import { vehicleColumns, vehicleName, vehicleTables, type VehicleRow } from '../vehicles/vehicleRow.ts';
import type { NamedModel } from '../ports/searchPort.ts';
import { trimsIn } from './dictionary.ts';
import { searchSpeeches } from './wordLists.ts';

/** A vehicle that a text names in place of the shopper's. */
export interface TextVehicle {
  /** Absent while the text leaves the year open. */
  row: VehicleRow | undefined;
  name: string;
  /** What else the text can mean, each with the words that say it. */
  choices: { name: string; words: string }[];
}

/**
 * Of a model and year the engine that the text names, else the first, with the others as choices; without a year the
 * years are the choices. Nothing where the shopper's own vehicle is among what the text can mean.
 */
export async function textVehicle(
  db: Executor,
  market: Market,
  named: NamedModel,
  own: FitVehicle | null,
): Promise<TextVehicle | undefined> {
  const all = await hotSql<VehicleRow>(
    db,
    'vehicles-of-model',
    `select ${vehicleColumns} from ${vehicleTables}
     where v.market = $1 and v.model_id = $2 order by v.year desc, v.id`,
    [market.code, named.model.modelId],
  );
  const ofYear = all.filter(({ year }) => year === named.year);
  const { trim = [] } = named;
  const wordsOf = (text: string) => trimsIn(searchSpeeches(market.code, market), text);
  const some = withTrim(ofYear.length ? ofYear : all, trim, wordsOf);
  const meant = ofYear.length ? exactly(some, trim, wordsOf) : some;
  if (own && meant.some((row) => isOwn(row, own))) return undefined;
  const { make, model } = named.model;
  const years = [...new Set(meant.map(({ year }) => year))];
  if (years.length > 1) {
    const words = [make, model, ...trim].join(' ');
    return {
      row: undefined,
      name: words,
      choices: years.map((year) => ({ name: String(year), words: `${words} ${year}` })),
    };
  }
  const [row] = meant;
  if (!row) return undefined;
  const name = vehicleName(market, row);
  const others = new Map(meant.map((it) => [vehicleName(market, it), it]));
  others.delete(name);
  return {
    row,
    name,
    choices: [...others].map(([words, other]) => ({
      name: other.version || engineName(market, other.engine),
      words,
    })),
  };
}

const isOwn = (row: VehicleRow, own: FitVehicle): boolean =>
  row.modelId === own.modelId && row.year === own.year && row.engineId === own.engineId;

/** What names an engine or a version, a list for each language. */
type WordsOf = (text: string) => string[][];

/** The vehicles of an engine or a version; all where none is of it. */
function withTrim(
  rows: readonly VehicleRow[],
  trim: readonly string[],
  wordsOf: WordsOf,
): readonly VehicleRow[] {
  const found = rows.filter(({ version, engine }) => {
    const words = wordsOf(`${version} ${engine}`).flat();
    return trim.every((word) => words.includes(word));
  });
  return found.length ? found : rows;
}

/** '2.0L I4' is not the turbo of the same words and one more. */
function exactly(
  rows: readonly VehicleRow[],
  trim: readonly string[],
  wordsOf: WordsOf,
): readonly VehicleRow[] {
  const found = rows.filter(({ version, engine }) =>
    wordsOf(version || engine).some(({ length }) => length === trim.length),
  );
  return trim.length && found.length ? found : rows;
}
