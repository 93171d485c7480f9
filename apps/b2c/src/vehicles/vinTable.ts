import { dataRows } from '../ops/dataRows.ts';
import { driveKeys, type Drive } from './vinDrives.ts';

interface Pattern {
  value: string;
  keys: readonly string[];
}

interface Schema {
  models: readonly Pattern[];
  engines: readonly Pattern[];
}

interface VinTable {
  /** Maker code to its schemas and their years. */
  makers: ReadonlyMap<string, readonly { schema: number; y0: number; y1: number }[]>;
  schemas: ReadonlyMap<number, Schema>;
}

export interface DecodedVin {
  make: string;
  model: string;
  year: number;
  /** Label as the tables tell it; undefined when they are silent. */
  engine: string | undefined;
  drive: Drive | undefined;
}

let table: VinTable | undefined;

/** Reads the committed tables on first use: 200 kB, some tens of milliseconds. */
function vinTable(): VinTable {
  if (table) return table;
  const makers = new Map<string, { schema: number; y0: number; y1: number }[]>();
  const schemas = new Map<number, Schema>();
  for (const [kind, first = '', second = '', third = '', fourth = ''] of dataRows('vin-us.tsv.gz')) {
    if (kind === 'W') {
      const entry = { schema: Number(second), y0: Number(third), y1: Number(fourth) };
      makers.set(first, [...(makers.get(first) ?? []), entry]);
    } else schemas.set(Number(first), { models: readPatterns(second), engines: readPatterns(third) });
  }
  return (table = { makers, schemas });
}

const readPatterns = (text: string): Pattern[] =>
  text
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const [value = '', keys = ''] = entry.split('=');
      return { value, keys: keys.split(',') };
    });

/** What the tables say of a well-formed VIN; undefined when they do not know it. */
export function decodeVin(vin: string, year: number): DecodedVin | undefined {
  const { makers, schemas } = vinTable();
  const own = (makers.get(vin.slice(0, 3)) ?? []).filter(({ y0, y1 }) => y0 <= year && year <= y1);
  let best: { value: string; exactness: number; schema: Schema } | undefined;
  for (const { schema: id } of own) {
    const schema = schemas.get(id);
    const model = schema && bestMatch(schema.models, vin);
    if (schema && model && (!best || model.exactness > best.exactness)) best = { ...model, schema };
  }
  if (!best) return undefined;
  const [make = '', model = ''] = best.value.split('/');
  const drive = driveKeys({ make, model, year }).find(({ keys }) =>
    keys.some((key) => matchKey(key, vin) >= 0),
  );
  return { make, model, year, engine: bestMatch(best.schema.engines, vin)?.value, drive: drive?.drive };
}

/** The pattern with the most fixed characters wins. */
function bestMatch(
  patterns: readonly Pattern[],
  vin: string,
): { value: string; exactness: number } | undefined {
  let best: { value: string; exactness: number } | undefined;
  for (const { value, keys } of patterns) {
    for (const key of keys) {
      const exactness = matchKey(key, vin);
      if (exactness >= 0 && (!best || exactness > best.exactness)) best = { value, exactness };
    }
  }
  return best;
}

const matchers = new Map<string, { test: RegExp; exactness: number }>();

/** Keys are characters 4 to 8, then '|' and 10 onward; '*' is any. @returns fixed characters, or -1 */
function matchKey(key: string, vin: string): number {
  let matcher = matchers.get(key);
  if (!matcher) {
    const [descriptor = '', indicator = ''] = key.split('|');
    const pattern = `^${descriptor.replaceAll('*', '.')}.{0,5}\\|${indicator.replaceAll('*', '.')}`;
    const exactness = (key.match(/\[[^\]]*\]|[^*|]/g) ?? []).length;
    matchers.set(key, (matcher = { test: new RegExp(pattern), exactness }));
  }
  return matcher.test.test(`${vin.slice(3, 8)}|${vin.slice(9)}`) ? matcher.exactness : -1;
}
