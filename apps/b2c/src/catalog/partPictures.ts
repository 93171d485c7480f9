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

/** Attributes that a type's measured drawing shows, in the order of its letters. */
const measured: Readonly<Record<string, readonly string[]>> = {
  'brake-rotors': ['diameter', 'thickness', 'height', 'centerBore', 'boltCircle'],
  'brake-drums': ['diameter', 'height', 'centerBore', 'boltCircle'],
  'brake-pads': ['thickness'],
  'brake-shoes': ['width'],
  'brake-hoses': ['length'],
  'master-cylinders': ['bore'],
  'oil-filters': ['height', 'diameter'],
  'air-filters': ['length', 'width', 'height'],
  'cabin-filters': ['length', 'width'],
  'fuel-filters': ['height', 'pipe'],
  'cold-air-intakes': ['pipe'],
  'spark-plugs': ['threadReach', 'gap'],
  'glow-plugs': ['length'],
  'abs-sensors': ['length'],
  'coolant-temp-sensors': ['rodThread'],
  'timing-belts': ['width'],
  'belt-tensioners': ['diameter'],
  'radiator-hoses': ['pipe'],
  thermostats: ['diameter'],
  radiators: ['coreWidth'],
  mufflers: ['pipe'],
  'performance-exhausts': ['pipe'],
  'catalytic-converters': ['pipe'],
  'clutch-kits': ['diameter'],
  'throttle-bodies': ['pipe'],
  shocks: ['extendedLength'],
  'coil-springs': ['wireThickness', 'freeLength'],
  'ball-joints': ['diameter'],
  'sway-bar-links': ['length'],
  'wheel-bearings': ['flange'],
  'cv-axles': ['axleLength'],
  'u-joints': ['capDiameter'],
  'wiper-blades': ['bladeLength'],
  'led-light-bars': ['lightLength'],
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

function measuresOf({ market, taxonomy, type, part }: PicturedPart): ProductDetail['specifications'] {
  const side = cases[String(part.attributes['groupSize'])];
  if (type?.code === 'batteries' && side) {
    return caseSides.map((id, index) => ({
      id,
      label: localized(labelsOf(taxonomy, id), market),
      value: measureText(market, side[index]!, { unit: 'mm' }) ?? '',
    }));
  }
  const shown = attributesOf(market, taxonomy, type, part);
  const items = (measured[type?.code ?? ''] ?? []).flatMap((id) => shown.filter((it) => it.id === id));
  // A letter without a number says nothing.
  return items.length < (measured[type?.code ?? '']?.length ?? 0) ? [] : items;
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
