import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows, type CsvRow } from './csvRows.ts';
import { checkFluid } from './fluids.ts';
import { InputFault, type Faults } from './inputFault.ts';
import type { Lookups } from './lookups.ts';
import {
  checkText,
  factOf,
  longest,
  originalNumbersOf,
  partKey,
  pictureOf,
  type Reading,
  type Staged,
} from './staged.ts';

type ToRows = (row: CsvRow, cell: (name: string) => string, lookups: Lookups) => Staged[];

interface Layout {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly toRows: ToRows;
}

const own = (row: CsvRow, cell: (name: string) => string) => ({
  file: row.file,
  line: row.line,
  key: partKey(row, cell('brand'), cell('part_number')),
});

const yes = (row: CsvRow, column: string, text: string): boolean => {
  if (text === '' || text === 'no') return false;
  if (text === 'yes') return true;
  throw new InputFault(row, `${column} is '${text}'; write yes or no`);
};

const parts: ToRows = (row, cell, lookups) => {
  const type = lookups.type(row, cell('type'));
  const under = (prefix: string) =>
    [...row.cells].flatMap(([name, text]) =>
      name.startsWith(prefix) && text !== '' ? [[name.slice(prefix.length), text] as const] : [],
    );
  const title = Object.fromEntries(under('title:'));
  if (Object.keys(title).length === 0) throw new InputFault(row, 'the part has no title in any language');
  const facts = under('fact:');
  const strange = facts.find(([id]) => !type.attributes.includes(id));
  if (strange)
    throw new InputFault(
      row,
      `${type.code} have no fact '${strange[0]}'; they have ${type.attributes.join(', ')}`,
    );
  const attributes = Object.fromEntries(facts.map(([id, text]) => [id, factOf(text)]));
  checkFluid(row, type.code, attributes);
  return [
    {
      ...own(row, cell),
      table: 'part',
      brand: cell('brand'),
      partNumber: cell('part_number'),
      originalNumbers: row.cells.has('oe_numbers') ? originalNumbersOf(row, cell('oe_numbers')) : null,
      typeId: type.id,
      title,
      attributes,
      position: lookups.position(row, cell('position')),
      picture: pictureOf(row, cell('picture')),
      weightGrams: lookups.whole(row, 'weight_grams', cell('weight_grams') || '0', 0, 999_999_999),
      warrantyMonths: lookups.whole(row, 'warranty_months', cell('warranty_months') || '0', 0, 1200),
      hazmat: yes(row, 'hazmat', cell('hazmat')),
      universal: cell('universal') === '' ? !type.vehicleSpecific : yes(row, 'universal', cell('universal')),
    },
  ];
};

const prices: ToRows = (row, cell, lookups) => {
  const market = lookups.market(row, cell('market'));
  const listMinor = lookups.money(row, 'list', cell('list'), market);
  const saleMinor = cell('sale') === '' ? null : lookups.money(row, 'sale', cell('sale'), market);
  if (listMinor === 0) throw new InputFault(row, `list is '${cell('list')}'; a price is above 0`);
  if (saleMinor !== null && (saleMinor === 0 || saleMinor >= listMinor))
    throw new InputFault(
      row,
      `sale is '${cell('sale')}'; a reduced price is above 0 and below ${cell('list')}`,
    );
  const coreMinor = cell('core') === '' ? 0 : lookups.money(row, 'core', cell('core'), market);
  return [{ ...own(row, cell), table: 'price', market: market.code, listMinor, saleMinor, coreMinor }];
};

const applications: ToRows = (row, cell, lookups) => {
  const { id: modelId, market } = lookups.model(row, cell('market'), cell('make'), cell('model'));
  const y0 = lookups.year(row, 'year_from', cell('year_from'));
  const y1 = lookups.year(row, 'year_to', cell('year_to') || cell('year_from'));
  if (y1 < y0) throw new InputFault(row, `year_to is ${y1}, before year_from ${y0}`);
  return [
    {
      ...own(row, cell),
      table: 'application',
      market,
      modelId,
      y0,
      y1,
      engineId: cell('engine') === '' ? null : lookups.engine(row, cell('engine')),
      conditions: cell('conditions')
        .split(';')
        .filter((text) => text.trim() !== '')
        .map((text) => lookups.condition(row, text)),
      position: lookups.position(row, cell('position')),
      quantity: lookups.whole(row, 'quantity', cell('quantity') || '1', 1, 99),
    },
  ];
};

const stock: ToRows = (row, cell, lookups) => [
  {
    ...own(row, cell),
    table: 'stock',
    market: cell('market'),
    storeId: lookups.store(row, cell('market'), cell('store')),
    onHand: lookups.whole(row, 'on_hand', cell('on_hand'), 0, 9_999_999),
  },
];

const named = ['brand', 'part_number'];

/** The files of a folder, in the order in which they are read; each may be absent. */
const layouts: Readonly<Record<string, Layout>> = {
  'parts.csv': {
    required: [...named, 'type'],
    optional: [
      'title:',
      'fact:',
      'oe_numbers',
      'position',
      'picture',
      'weight_grams',
      'warranty_months',
      'hazmat',
      'universal',
    ],
    toRows: parts,
  },
  'prices.csv': { required: [...named, 'market', 'list'], optional: ['sale', 'core'], toRows: prices },
  'applications.csv': {
    required: [...named, 'market', 'make', 'model', 'year_from'],
    optional: ['year_to', 'engine', 'conditions', 'position', 'quantity'],
    toRows: applications,
  },
  'stock.csv': { required: [...named, 'market', 'store', 'on_hand'], optional: [], toRows: stock },
};

/**
 * The files of a folder that the layout knows.
 * @throws RangeError when there is none of them, or a CSV file of another name
 */
export function csvFiles(folder: string): string[] {
  const names = Object.keys(layouts);
  if (!existsSync(folder)) throw new RangeError(`There is no folder ${folder}.`);
  const found = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const strange = found.find((name) => !names.includes(name));
  if (strange)
    throw new RangeError(`${join(folder, strange)}: files of a catalogue are ${names.join(', ')}.`);
  if (found.length === 0) throw new RangeError(`${folder} has none of ${names.join(', ')}.`);
  return names.filter((name) => found.includes(name)).map((name) => join(folder, name));
}

const isLong = (column: string) => /^(?:title:|picture$|conditions$|oe_numbers$)/.test(column);

/** The rows of one file of the layout, one record each. */
export async function* readCsv(
  file: string,
  { lookups, faults }: { lookups: Lookups; faults: Faults },
): AsyncGenerator<Reading> {
  const name = Object.keys(layouts).find((it) => file.endsWith(it))!;
  const { required, optional, toRows } = layouts[name]!;
  for await (const row of csvRows(file, { known: [...required, ...optional], required })) {
    const cell = (column: string) => row.cells.get(column) ?? '';
    const rows = faults.take(() => {
      for (const [column, text] of row.cells)
        checkText(row, column, text, isLong(column) ? longest : undefined);
      return toRows(row, cell, lookups);
    });
    yield { file: row.file, line: row.line, rows: rows ?? [] };
  }
}
