import { checkFluid } from './fluids.ts';
import { InputFault, type Faults, type Place } from './inputFault.ts';
import type { Lookups, TypeRow } from './lookups.ts';
import type { Mapping } from './mapping.ts';
import { PriceSheets, pricesOf, type PriceTools } from './piesPrices.ts';
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
import { childOf, listOf, textOfChild, xmlRecords, type Node } from './xmlRecords.ts';

interface Tools {
  readonly lookups: Lookups;
  readonly mapping: Mapping;
  readonly faults: Faults;
}

/** Which of a part's descriptions is its title: the one for a web shop first. */
const titleCodes = ['TLE', 'DES', 'SHO', 'EXT'];
/** Pictures of the product itself, the best first. */
const pictureTypes = ['P04', 'P01', 'P03', 'P05'];
const gramsBy: Readonly<Record<string, number>> = {
  GT: 453.592_37,
  PG: 453.592_37,
  LB: 453.592_37,
  KG: 1000,
  GR: 1,
};

/** Items of a PIES 7 file: parts with their prices, one record each. */
export async function* readPies(file: string, tools: Tools): AsyncGenerator<Reading> {
  let count = 0;
  const sheets = new PriceSheets();
  const records = ['Header', 'PriceSheet', 'Item', 'Trailer'];
  for await (const node of xmlRecords(file, { root: 'PIES', records })) {
    const place = { file, line: node.line };
    if (node.name === 'Header') {
      const version = textOfChild(node, 'PIESVersion');
      if (!version.startsWith('7'))
        throw new InputFault(place, `PIESVersion is '${version}'; only 7 is imported`);
      const kind = textOfChild(node, 'SubmissionType');
      if (kind !== 'FULL')
        throw new InputFault(place, `SubmissionType is '${kind}'; only FULL files are imported`);
      sheets.setHeader(node, place);
    } else if (node.name === 'PriceSheet') {
      tools.faults.take(() => sheets.add(node, place));
    } else if (node.name === 'Trailer') {
      const told = textOfChild(node, 'ItemCount');
      if (told !== '' && Number(told) !== count)
        tools.faults.add(new InputFault(place, `ItemCount is ${told}, but the file has ${count} items`));
    } else {
      count++;
      const read = tools.faults.take(() => readItem(node, place, { ...tools, sheets }));
      yield { ...place, rows: [], ...read };
    }
  }
}

function readItem(node: Node, place: Place, tools: PriceTools): Pick<Reading, 'rows' | 'passed'> {
  const { lookups, mapping } = tools;
  if (node.attributes['MaintenanceType'] === 'D') return { rows: [] };
  const brand = mapping.value('brand', textOfChild(node, 'BrandAAIAID'), place);
  const code = mapping.value('part type', textOfChild(node, 'PartTerminologyID'), place);
  if (brand === null || code === null) return { rows: [] };
  const partNumber = checkText(place, 'PartNumber', textOfChild(node, 'PartNumber'));
  const own = { ...place, key: partKey(place, brand, partNumber) };
  const type = lookups.type(place, code);
  const title = titleOf(node, place, lookups);
  if (Object.keys(title).length === 0)
    throw new InputFault(place, `part ${partNumber} has no description of a kind ${titleCodes.join(', ')}`);
  const { prices, passed } = pricesOf(node, place, own.key, tools);
  const rows: Staged[] = [
    {
      ...own,
      table: 'part',
      brand,
      partNumber,
      originalNumbers: originalNumbersIn(node, place, mapping),
      typeId: type.id,
      title,
      attributes: factsOf(node, place, type, mapping),
      position: null,
      picture: pictureOf(place, checkText(place, 'URI', pictureIn(node), longest)),
      weightGrams: gramsOf(node, place),
      warrantyMonths: 0,
      hazmat: textOfChild(node, 'HazardousMaterialCode') === 'Y',
      universal: !type.vehicleSpecific,
    },
    ...prices.map((price) => ({ ...own, table: 'price' as const, ...price })),
  ];
  return { rows, passed };
}

/** By the languages of the shop's markets: `ES` is what a Mexican page says. */
function titleOf(node: Node, place: Place, { markets }: Lookups): Record<string, string> {
  const descriptions = listOf(node, 'Descriptions', 'Description');
  const title: Record<string, string> = {};
  for (const { locale } of markets.values()) {
    const language = locale.slice(0, 2).toUpperCase();
    const own = descriptions.filter(({ attributes }) => (attributes['LanguageCode'] ?? 'EN') === language);
    const best = titleCodes.flatMap((code) =>
      own.filter(({ attributes, text }) => attributes['DescriptionCode'] === code && text !== ''),
    )[0];
    if (best) title[locale] = checkText(place, 'Description', best.text, longest);
  }
  return title;
}

function factsOf(node: Node, place: Place, type: TypeRow, mapping: Mapping): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const { attributes, text } of listOf(node, 'ProductAttributes', 'ProductAttribute')) {
    const id = mapping.value('attribute', attributes['AttributeID'] ?? '', place);
    if (id === null || text === '') continue;
    if (!type.attributes.includes(id))
      throw new InputFault(
        place,
        `${type.code} have no fact '${id}'; they have ${type.attributes.join(', ')}`,
      );
    facts[id] = factOf(checkText(place, id, text));
  }
  checkFluid(place, type.code, facts);
  return facts;
}

/**
 * Numbers of the vehicle makers that the table names among the brands of interchanges: those of competitors are no OE
 * numbers. Nothing where an item has none of it, so that what a part has stays.
 */
function originalNumbersIn(node: Node, place: Place, mapping: Mapping): string[] | null {
  const brands = listOf(node, 'PartInterchangeInfo', 'PartInterchange').flatMap((interchange) => {
    const id = interchange.attributes['BrandAAIAID'] ?? '';
    const to = mapping.find('interchange', id);
    if (to === undefined || to === null) return [];
    if (to !== 'oe')
      throw new InputFault(place, `interchange '${id}' is '${to}' in the mapping table; write oe or -`);
    return [interchange];
  });
  if (brands.length === 0) return null;
  const numbers = brands
    .filter(({ attributes }) => attributes['MaintenanceType'] !== 'D')
    .flatMap(({ children }) =>
      children.flatMap(({ name, text }) => (name === 'PartNumber' ? text.trim() : [])),
    );
  return originalNumbersOf(place, numbers.join(';'));
}

function pictureIn(node: Node): string {
  const files = listOf(node, 'DigitalAssets', 'DigitalFileInformation');
  const best = pictureTypes.flatMap((type) =>
    files.filter((file) => textOfChild(file, 'AssetType') === type),
  )[0];
  return best ? textOfChild(best, 'URI') : '';
}

function gramsOf(node: Node, place: Place): number {
  const weights = listOf(node, 'Packages', 'Package').flatMap((pack) => childOf(pack, 'Weights') ?? []);
  const [first] = weights;
  if (!first) return 0;
  const unit = first.attributes['UOM'] ?? '';
  const grams = Math.round(Number(textOfChild(first, 'Weight')) * (gramsBy[unit] ?? NaN));
  if (grams >= 0 && grams < 1e9) return grams;
  throw new InputFault(place, `the weight is '${textOfChild(first, 'Weight')} ${unit}'`);
}
