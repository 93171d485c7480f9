import type { Availability, FitVerdict, ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { partOptionsOf } from './partOptions.ts';
import type { Executor } from '../db/tx.ts';
import { capital, positionWords } from '../fitment/positions.ts';
import { returnDays } from './returnDays.ts';
import { crumbsOf } from './categoryPage.ts';
import { compatibilityOf } from './compatibility.ts';
import { linesOf, textOf, type MessageId } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import { attributesOf, toProduct } from './productWire.ts';
import type { PartRow } from './readParts.ts';
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

/** Everything that a product page shows (CATALOG-032). */
export async function productDetailOf(db: Executor, input: DetailInput): Promise<ProductDetail> {
  const { market, taxonomy, part, ownModelId } = input;
  const type = taxonomy.typeById.get(part.typeId);
  const product = toProduct(input);
  const trail = trailOf(taxonomy, type?.categoryId ?? 0);
  const typeName = type ? localized(type.names, market) : '';
  const text = textOf(market);
  const options = await partOptionsOf(db, market, part.sku);
  return {
    ...product,
    ...(options.length > 0
      ? { options: options.map(({ choices, ...option }) => ({ ...option, choices: [...choices] })) }
      : {}),
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
    specifications: specificationsOf(market, taxonomy, type, part),
    warranty: text('product.warranty', { n: part.warrantyMonths }),
    returnDays: returnDays.part,
    coreReturnDays: part.coreMinor > 0 ? returnDays.core : 0,
    installation: part.universal ? [] : linesOf(text('product.installation')),
    compatibility: part.universal ? [] : await compatibilityOf(db, market, part.id, ownModelId),
  };
}

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
    text('product.warranty', { n: part.warrantyMonths }),
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
  ];
}
