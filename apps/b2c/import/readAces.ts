import { InputFault, type Faults, type Place } from './inputFault.ts';
import type { Lookups } from './lookups.ts';
import type { Mapping } from './mapping.ts';
import { partKey, type Reading, type Staged } from './staged.ts';
import { childOf, textOfChild, xmlRecords, type Node } from './xmlRecords.ts';

/** Of an application: what is read by itself. Every other element is a condition of the vehicle. */
const read = new Set(['BaseVehicle', 'EngineBase', 'Qty', 'PartType', 'Position', 'Part', 'Note', 'Qual']);
/** Says nothing about fit. */
const passed = new Set(['MfrLabel', 'DisplayOrder', 'AssetName', 'AssetItemOrder', 'AssetItemRef']);
/** Cars that the standard names otherwise than by a base vehicle. */
const otherVehicles = ['Years', 'Make', 'Model', 'Equipment', 'EquipmentBase', 'MfrEquipment'];

/**
 * Applications of an ACES 4 file, one record each. What the mapping table does not name is a fault: a condition that is
 * passed over in silence would sell parts that do not fit.
 */
export async function* readAces(
  file: string,
  { lookups, mapping, faults }: { lookups: Lookups; mapping: Mapping; faults: Faults },
): AsyncGenerator<Reading> {
  let brand = '';
  let count = 0;
  for await (const node of xmlRecords(file, { root: 'ACES', records: ['Header', 'App', 'Footer'] })) {
    const place = { file, line: node.line };
    if (node.name === 'Header') {
      brand = textOfChild(node, 'SubBrandAAIAID') || textOfChild(node, 'BrandAAIAID');
      const kind = textOfChild(node, 'SubmissionType');
      if (kind !== 'FULL')
        throw new InputFault(place, `SubmissionType is '${kind}'; only FULL files are imported`);
    } else if (node.name === 'Footer') {
      const told = textOfChild(node, 'RecordCount');
      if (told !== '' && Number(told) !== count)
        faults.add(new InputFault(place, `RecordCount is ${told}, but the file has ${count} applications`));
    } else {
      count++;
      yield { ...place, rows: faults.take(() => applicationsOf(node, place, brand, lookups, mapping)) ?? [] };
    }
  }
}

function applicationsOf(
  node: Node,
  place: Place,
  headerBrand: string,
  lookups: Lookups,
  mapping: Mapping,
): Staged[] {
  const fail = (words: string) => {
    throw new InputFault(place, `App ${node.attributes['id'] ?? ''}: ${words}`);
  };
  if (node.attributes['action'] !== undefined && node.attributes['action'] !== 'A')
    fail(`action is '${node.attributes['action']}'; a full file has A only`);
  const part = childOf(node, 'Part') ?? fail('there is no Part');
  const idOf = (name: string) => childOf(node, name)?.attributes['id'];
  const other = otherVehicles.find((name) => childOf(node, name));
  if (other) fail(`the vehicle is named by ${other}; only BaseVehicle is read`);
  const base = idOf('BaseVehicle') ?? fail('there is no BaseVehicle');
  const brand = mapping.value('brand', part!.attributes['BrandAAIAID'] ?? headerBrand, place);
  const vehicles = mapping.vehicles(base, place);
  const engine = idOf('EngineBase');
  const label = engine === undefined ? undefined : mapping.value('engine', engine, place);
  const position = idOf('Position');
  const place0 = position === undefined ? '' : (mapping.value('position', position, place) ?? '');
  const conditions = node.children.flatMap((child) => conditionsOf(child, place, lookups, mapping));
  // Left out by the table: a brand that is not sold here, a car that nobody asks for.
  if (brand === null || label === null) return [];
  return vehicles.map(({ market, modelId, year }) => ({
    ...place,
    table: 'application' as const,
    key: partKey(place, brand, part!.text),
    market,
    modelId,
    y0: year,
    y1: year,
    engineId: label === undefined ? null : lookups.engine(place, label),
    conditions,
    position: lookups.position(place, place0),
    quantity: lookups.whole(place, 'Qty', textOfChild(node, 'Qty') || '1', 1, 99),
  }));
}

function conditionsOf(
  child: Node,
  place: Place,
  lookups: Lookups,
  mapping: Mapping,
): { question: string; value: string }[] {
  if (passed.has(child.name)) return [];
  const isWords = child.name === 'Note' || child.name === 'Qual';
  if (read.has(child.name) && !isWords) return [];
  const words =
    child.name === 'Qual' ? textOfChild(child, 'text') || (child.attributes['id'] ?? '') : child.text;
  const to = isWords
    ? mapping.value('note', words, place)
    : mapping.value('condition', `${child.name}:${child.attributes['id'] ?? child.text}`, place);
  return to === null ? [] : [lookups.condition(place, to)];
}
