import { comparePath, MOST_COMPARED } from '@driveline/validation';
import type { Availability, FitVerdict, ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { toDecimal } from '@driveline/api';
import { partOptionsOf, type PartOption } from './partOptions.ts';
import type { Executor } from '../db/tx.ts';
import { capital, positionWords } from '../fitment/positions.ts';
import { returnDays } from './returnDays.ts';
import { crumbsOf } from './categoryPage.ts';
import { compatibilityOf } from './compatibility.ts';
import { equivalentsOf, type Equivalent } from './equivalents.ts';
import { linesOf, textOf, type MessageId } from '../messages/index.ts';
import { readableStars } from './demoStars.ts';
import { reviewSummary } from './reviewSummary.ts';
import { localized } from '../messages/localized.ts';
import { oldPartStep } from './oldPart.ts';
import { partPictures } from './partPictures.ts';
import { attributesOf, listsOf, toProduct } from './productWire.ts';
import type { PartRow } from './readParts.ts';
import { soldIn } from './soldIn.ts';
import { trailOf, type PartType, type Taxonomy } from './taxonomy.ts';

/** What is said of a brand's grade, by grade. */
const gradeIds: Readonly<Record<string, MessageId>> = {
  value: 'product.highlightGrade.value',
  standard: 'product.highlightGrade.standard',
  premium: 'product.highlightGrade.premium',
  'heavy duty': 'product.highlightGrade.heavy-duty',
  performance: 'product.highlightGrade.performance',
};

export interface DetailInput {
  market: Market;
  taxonomy: Taxonomy;
  part: PartRow;
  fit: FitVerdict;
  availability: Availability | undefined;
  ownModelId: number | undefined;
}

/** An option with what each choice costs more, and what it is not made with. */
function optionWire({ currency }: Market, { choices, ...option }: PartOption) {
  return {
    ...option,
    choices: choices.map(({ surchargeMinor, notWith, ...choice }) => ({
      ...choice,
      ...(surchargeMinor > 0 && { surcharge: toDecimal(surchargeMinor, currency.minorDigits) }),
      ...(notWith.length > 0 && { notWith: [...notWith] }),
    })),
  };
}

/** Everything that a product page shows (CATALOG-032). */
export async function productDetailOf(db: Executor, input: DetailInput): Promise<ProductDetail> {
  const { market, taxonomy, part, ownModelId } = input;
  const type = taxonomy.typeById.get(part.typeId);
  const product = toProduct(input);
  const trail = trailOf(taxonomy, type?.categoryId ?? 0);
  const typeName = type ? localized(type.names, market) : '';
  const stars = readableStars(part);
  const options = await partOptionsOf(db, market, part.sku);
  const compatibility = part.universal ? [] : await compatibilityOf(db, market, part, ownModelId);
  const equivalents = await equivalentsOf(db, market.code, part);
  const pictures = partPictures({ market, taxonomy, type, part });
  const measures = [...(pictures.measures?.items ?? []), ...attributesOf(market, taxonomy, type, part)];
  return {
    ...product,
    ...(options.length > 0 ? { options: options.map((option) => optionWire(market, option)) } : {}),
    partGroupName: typeName,
    taxonomyPath: type?.path ?? '',
    productSeoUrl: part.url,
    breadCrumbs: [
      ...crumbsOf(taxonomy, type?.categoryId ?? 0, market),
      ...(type ? [{ categoryName: typeName, canonicalPath: type.path }] : []),
    ],
    categoryIdPath: trail.map(({ id }) => id).join('/'),
    partTerminologyId: String(part.typeId),
    partGroupId: String(part.id),
    displayNotesTypes: [],
    recordType: part.universal ? 'UNIVERSAL' : 'APPLICATION',
    description: describe(market, taxonomy, type, part),
    highlights: highlightsOf(market, taxonomy, part, product.fit.quantityNeeded),
    specifications: [
      ...specificationsOf(market, taxonomy, type, part),
      ...otherNumbersOf(market, taxonomy, part, equivalents),
    ],
    ...pictures,
    ...(stars ? { reviews: reviewSummary(market, stars) } : {}),
    soldIn: await soldIn(db, part.id),
    warranty: warrantyOf(market, part).join(''),
    returnDays: returnDays.part,
    coreReturnDays: part.coreMinor > 0 ? returnDays.core : 0,
    installation: part.universal ? [] : installationOf(market, part, oldPartStep(market, type, measures)),
    compatibility,
    ...(compatibility.length > 0 &&
      !part.isImported && { compatibilityNote: textOf(market)('catalog.demonstrationNote') }),
  };
}

/** None of what is used up, nor of a file that states none. */
const warrantyOf = (market: Market, { warrantyMonths: n }: PartRow): string[] =>
  n > 0 ? [textOf(market)('product.warranty', { n })] : [];

/** Where to measure the old part says more than the first of the usual steps, which compares the two. */
function installationOf(market: Market, part: PartRow, oldPart: readonly string[]): string[] {
  const steps = linesOf(textOf(market)(stepsId(part)));
  return [...oldPart, ...steps.slice(oldPart.length)];
}

const stepsId = ({ litres }: PartRow) => (litres === null ? 'product.installation' : 'product.filling');

function describe(market: Market, taxonomy: Taxonomy, type: PartType | undefined, part: PartRow): string {
  const facts = attributesOf(market, taxonomy, type, part).map(({ label, value }) => `${label}: ${value}`);
  return textOf(market)('product.description', {
    title: localized(part.title, market),
    brand: taxonomy.brandById.get(part.brandId)?.name ?? '',
    facts: facts.join('; '),
  });
}

function highlightsOf(
  market: Market,
  taxonomy: Taxonomy,
  part: PartRow,
  quantity: number | undefined,
): string[] {
  const text = textOf(market);
  const grade = gradeIds[taxonomy.brandById.get(part.brandId)?.grade ?? ''];
  return [
    ...(grade ? [text(grade)] : []),
    ...warrantyOf(market, part),
    ...(quantity && quantity > 1 ? [text('product.highlightQuantity', { n: quantity })] : []),
    ...(part.coreMinor > 0 ? [text('product.highlightCore', { n: returnDays.core })] : []),
    ...(part.hazmat ? [text('product.highlightHazmat')] : []),
  ];
}

function specificationsOf(
  market: Market,
  taxonomy: Taxonomy,
  type: PartType | undefined,
  part: PartRow,
): ProductDetail['specifications'] {
  const text = textOf(market);
  return [
    { id: 'brand', label: text('catalog.brand'), value: taxonomy.brandById.get(part.brandId)?.name ?? '' },
    { id: 'partNumber', label: text('product.partNumber'), value: part.partNumber },
    ...(part.position
      ? [
          {
            id: 'position',
            label: text('catalog.position'),
            value: capital(positionWords(part.position, market)),
          },
        ]
      : []),
    ...attributesOf(market, taxonomy, type, part),
    ...listsOf(market, taxonomy, type, part),
  ];
}

/** Numbers of the makers of vehicles, and the parts of other brands in their place, to be compared (PLUS-067). */
function otherNumbersOf(
  market: Market,
  { brandById }: Taxonomy,
  { sku, originalNumbers }: PartRow,
  equivalents: readonly Equivalent[],
): ProductDetail['specifications'] {
  const text = textOf(market);
  const row = (id: string, label: string, entries: { text: string; lead?: string; href?: string }[]) => {
    const value = entries.map((entry) => [entry.lead, entry.text].filter(Boolean).join(' ')).join(', ');
    return entries.length > 0 ? [{ id, label, value, entries }] : [];
  };
  const compared = [sku, ...equivalents.map((other) => other.sku)].slice(0, MOST_COMPARED);
  const compare = {
    lead: text('product.compare'),
    text: `(${compared.length})`,
    href: comparePath(compared),
  };
  return [
    ...row(
      'originalNumbers',
      text('product.originalNumbers'),
      originalNumbers.map((number) => ({ text: number })),
    ),
    ...row(
      'equivalents',
      text('product.equivalents'),
      equivalents.map(({ brandId, partNumber, url }) => ({
        lead: brandById.get(brandId)?.name ?? '',
        text: partNumber,
        href: url,
      })),
    ).map((line) => ({ ...line, entries: [...line.entries, compare] })),
  ];
}
