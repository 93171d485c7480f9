import { csvRows } from './csvRows.ts';
import { InputFault, type Place } from './inputFault.ts';
import type { Lookups } from './lookups.ts';

/** What ids of the industry's databases mean here: those databases are licensed, so the operator brings the table. */
export type Kind =
  | 'vehicle'
  | 'engine'
  | 'part type'
  | 'position'
  | 'brand'
  | 'condition'
  | 'attribute'
  | 'price'
  | 'interchange'
  | 'note';

const kinds: readonly Kind[] = [
  'vehicle',
  'engine',
  'part type',
  'position',
  'brand',
  'condition',
  'attribute',
  'price',
  'interchange',
  'note',
];

export interface MappedVehicle {
  readonly market: string;
  readonly modelId: number;
  readonly year: number;
}

/** Says that what has this id is left out. */
const LEFT_OUT = '-';
/** Stands for every id that no other line names. */
const ANY = '*';

export class Mapping {
  readonly #values = new Map<string, string>();
  readonly #ranks = new Map<string, number>();
  readonly #vehicles = new Map<string, MappedVehicle[]>();
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  add(kind: string, id: string, to: string): void {
    this.#values.set(`${kind} ${id}`, to);
    this.#ranks.set(`${kind} ${id}`, this.#ranks.size);
  }

  addVehicle(id: string, vehicle: MappedVehicle): void {
    const known = this.#vehicles.get(id);
    if (known) known.push(vehicle);
    else this.#vehicles.set(id, [vehicle]);
  }

  /**
   * @returns null for what the table leaves out
   * @throws InputFault for an id that it does not name
   */
  value(kind: Exclude<Kind, 'vehicle'>, id: string, place: Place): string | null {
    const to = this.find(kind, id);
    if (to === undefined)
      throw new InputFault(place, `${kind} '${id}' is not in the mapping table ${this.file}`);
    return to;
  }

  /** As `value`, but nothing for an id that the table does not name. */
  find(kind: Kind, id: string): string | null | undefined {
    const to = this.#values.get(`${kind} ${id}`) ?? this.#values.get(`${kind} ${ANY}`);
    return to === LEFT_OUT ? null : to;
  }

  /** Where an id stands in the table; one that only `*` stands for, last. */
  rank(kind: Kind, id: string): number {
    return this.#ranks.get(`${kind} ${id}`) ?? this.#ranks.size;
  }

  /** The cars that a base vehicle is in the shop's markets; none where the table leaves it out. */
  vehicles(id: string, place: Place): readonly MappedVehicle[] {
    const known = this.#vehicles.get(id);
    if (known) return known;
    if (this.find('vehicle', id) === null) return [];
    throw new InputFault(place, `vehicle '${id}' is not in the mapping table ${this.file}`);
  }
}

const columns = ['kind', 'id', 'to', 'market', 'make', 'model', 'year'];

/**
 * Reads a mapping table: `kind,id,to` and, of vehicles, `market,make,model,year`.
 * @throws InputFault for a kind that does not exist, or a vehicle whose make and model the shop does not have
 */
export async function readMapping(file: string, lookups: Lookups): Promise<Mapping> {
  const mapping = new Mapping(file);
  for await (const row of csvRows(file, { known: columns, required: ['kind', 'id', 'to'] })) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const [kind, id, to] = [cell('kind'), cell('id'), cell('to')];
    if (!kinds.includes(kind as Kind))
      throw new InputFault(row, `there is no kind '${kind}'; kinds are ${kinds.join(', ')}`);
    if (id === '') throw new InputFault(row, 'the id is empty');
    if (kind !== 'vehicle' || to === LEFT_OUT) {
      if (to === '')
        throw new InputFault(row, `${kind} '${id}' has no value; write ${LEFT_OUT} to leave it out`);
      mapping.add(kind, id, to);
      continue;
    }
    const { id: modelId, market } = lookups.model(row, cell('market'), cell('make'), cell('model'));
    mapping.addVehicle(id, { market, modelId, year: lookups.year(row, 'year', cell('year')) });
  }
  return mapping;
}
