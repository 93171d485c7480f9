import type { ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { measureText } from '../markets/measure.ts';
import { textOf } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import { drawingOf } from './drawing.ts';
import { attributesOf } from './productWire.ts';
import type { PartRow } from './readParts.ts';
import type { PartType, Taxonomy } from './taxonomy.ts';
import { piecesOf } from './unitOfSale.ts';

/**
 * Attributes that a type's measured drawing shows, in the order of its letters. A look may have an order of its own, by
 * the first of its facts: a cartridge has no thread. What is sold by watts, pins or color has none. The drop of lowering
 * springs is not a measure of the spring.
 */
const measured: Readonly<Record<string, readonly string[]>> = {
  'brake-rotors': ['diameter', 'thickness', 'height', 'centerBore', 'boltCircle'],
  'brake-drums': ['diameter', 'height', 'centerBore', 'boltCircle'],
  'brake-pads': ['thickness'],
  'brake-shoes': ['width'],
  'brake-hoses': ['length'],
  'master-cylinders': ['bore'],
  'performance-brake-kits': ['diameter'],
  // The look of a rotor, in a database that was seeded before: it has letters for what no kit says.
  'performance-brake-kits#l5': [],
  'oil-filters': ['height', 'diameter', 'thread'],
  'oil-filters#c': ['height', 'diameter'],
  'air-filters': ['length', 'width', 'height'],
  'cabin-filters': ['length', 'width'],
  'fuel-filters': ['height', 'pipe'],
  'cold-air-intakes': ['pipe'],
  'spark-plugs': ['threadReach', 'gap'],
  'performance-plugs': ['gap'],
  // The look of a plain plug, likewise.
  'performance-plugs#26': [],
  'spark-plug-wires': ['wireDiameter'],
  'glow-plugs': ['length'],
  'battery-cables': ['length'],
  'abs-sensors': ['length'],
  'oxygen-sensors': ['length'],
  'crankshaft-sensors': ['length'],
  'coolant-temp-sensors': ['rodThread'],
  'serpentine-belts': ['beltLength'],
  'timing-belts': ['width'],
  'belt-tensioners': ['diameter'],
  'radiator-hoses': ['pipe', 'length'],
  thermostats: ['diameter'],
  radiators: ['coreWidth'],
  'head-gaskets': ['gasketThickness'],
  mufflers: ['pipe'],
  'performance-exhausts': ['pipe'],
  'catalytic-converters': ['pipe'],
  'clutch-kits': ['diameter'],
  'throttle-bodies': ['pipe'],
  shocks: ['extendedLength'],
  'coil-springs': ['wireThickness', 'freeLength'],
  'ball-joints': ['diameter'],
  'tie-rod-ends': ['rodThread'],
  'sway-bar-links': ['length'],
  'wheel-bearings': ['flange'],
  wheels: ['rimDiameter', 'boltPattern'],
  'cv-axles': ['axleLength'],
  'u-joints': ['capDiameter'],
  'wiper-blades': ['bladeLength'],
  'led-light-bars': ['lightLength'],
  gauges: ['gaugeSize'],
  'steering-wheel-covers': ['wheelCoverSize'],
  'tonneau-covers': ['bedLength'],
  'bed-liners': ['bedLength'],
  'roof-racks': ['barLength'],
  'trailer-hitches': ['receiver'],
  'ball-mounts': ['ballSize', 'receiver', 'drop'],
  'ratchet-straps': ['strapLength'],
  'socket-sets': ['driveSize'],
  'torque-wrenches': ['driveSize'],
  'floor-jacks': ['liftHeight'],
  'jack-stands': ['liftHeight'],
  'oil-drain-pans': ['volumeL'],
  organizers: ['volumeL'],
  'motor-oil': ['oilVolume'],
  'transmission-fluid': ['fluidVolume'],
  'gear-oil': ['fluidVolume'],
  antifreeze: ['fluidVolume'],
  'washer-fluid': ['fluidVolume'],
  'car-wash': ['fluidVolume'],
  'brake-fluid': ['smallVolume'],
  'power-steering-fluid': ['smallVolume'],
  'fuel-additives': ['smallVolume'],
};

/** Length, width and height of a battery's case in mm: its group size is its measure. */
const cases: Readonly<Record<string, readonly [number, number, number]>> = {
  '24F': [273, 173, 229],
  '26R': [208, 173, 197],
  34: [260, 173, 200],
  35: [230, 175, 225],
  42: [243, 173, 173],
  47: [242, 175, 190],
  48: [278, 175, 190],
  49: [354, 175, 190],
  '51R': [238, 129, 223],
  65: [306, 192, 192],
  75: [230, 184, 196],
  78: [260, 179, 196],
  '94R': [315, 175, 190],
  '96R': [242, 175, 175],
};
const caseSides = ['length', 'width', 'height'];

/** What lies beside the part where it says so, with its drawing. */
const extras: Readonly<Record<string, string>> = {
  hardware: 'hardware',
  wearSensor: 'speed-sensor',
  gasketIncluded: 'exhaust-gasket',
  bearingIncluded: 'bearing',
  capIncluded: 'fuel-cap',
  plugIncluded: 'hardware',
  tensionerIncluded: 'tensioner',
  ballJointIncluded: 'ball-joint',
};

interface PicturedPart {
  market: Market;
  taxonomy: Taxonomy;
  type: PartType | undefined;
  part: Pick<PartRow, 'attributes' | 'facet'>;
}

/** The pictures after the first: measures with their letters, and what is in the box. */
export function partPictures(pictured: PicturedPart): Pick<ProductDetail, 'measures' | 'contents'> {
  const text = textOf(pictured.market);
  const measures = measuresOf(pictured);
  const contents = contentsOf(pictured);
  return {
    ...(measures.length > 0 && { measures: { title: text('product.measures'), items: measures } }),
    ...(contents.length > 0 && { contents: { title: text('product.contents'), items: contents } }),
  };
}

const caseOf = (code: string, { groupSize }: PartRow['attributes']) =>
  code === 'batteries' ? cases[String(groupSize)] : undefined;

/** The facts that the letters of a part's measured drawing stand for. */
export function measuredFacts(code: string, attributes: PartRow['attributes']): readonly string[] {
  if (caseOf(code, attributes)) return caseSides;
  const [fact = ''] = String(attributes['look']).split('-');
  return measured[`${code}#${fact}`] ?? measured[code] ?? [];
}

function measuresOf({ market, taxonomy, type, part }: PicturedPart): ProductDetail['specifications'] {
  const code = type?.code ?? '';
  const ids = measuredFacts(code, part.attributes);
  const sides = caseOf(code, part.attributes);
  if (sides) {
    return ids.map((id, index) => ({
      id,
      label: localized(labelsOf(taxonomy, id), market),
      value: measureText(market, sides[index]!, { unit: 'mm' }) ?? '',
    }));
  }
  const shown = attributesOf(market, taxonomy, type, part);
  const items = ids.flatMap((id) => shown.filter((it) => it.id === id));
  // A letter without a number says nothing.
  return items.length < ids.length ? [] : items;
}

const labelsOf = ({ types }: Taxonomy, id: string) =>
  types.flatMap(({ attributes }) => attributes).find((attribute) => attribute.id === id)?.labels ?? {};

function contentsOf({
  market,
  taxonomy,
  type,
  part,
}: PicturedPart): NonNullable<ProductDetail['contents']>['items'] {
  if (!type) return [];
  const { attributes } = part;
  const pieces = piecesOf(attributes);
  const own = {
    label: localized(type.names, market),
    drawing: drawingOf(type.family, attributes),
    quantity: pieces,
  };
  const included = Object.entries(extras).flatMap(([id, drawing]) =>
    attributes[id] === 'yes'
      ? [{ label: localized(labelsOf(taxonomy, id), market), drawing, quantity: 1 }]
      : [],
  );
  return included.length > 0 || pieces > 1 ? [own, ...included] : [];
}
