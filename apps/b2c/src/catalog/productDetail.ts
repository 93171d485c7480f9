import type { Availability, FitVerdict, ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { partOptionsOf } from '../cart/partOptions.ts';
import type { Executor } from '../db/tx.ts';
import { capital, positionWords } from '../fitment/positions.ts';
import { returnDays } from '../orders/returns/returnTerms.ts';
import { catalogWords, fill } from './catalogWords.ts';
import { crumbsOf } from './categoryPage.ts';
import { compatibilityOf } from './compatibility.ts';
import { localized } from './localized.ts';
import { attributesOf, toProduct } from './productWire.ts';
import type { PartRow } from './readParts.ts';
import { trailOf, type PartType, type Taxonomy } from './taxonomy.ts';

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
  const typeName = localized(type?.names ?? {}, market.code);
  const options = await partOptionsOf(db, market.code, part.sku);
  return {
    ...product,
    ...(options.length > 0
      ? { options: options.map(({ choices, ...option }) => ({ ...option, choices: [...choices] })) }
      : {}),
    partGroupName: typeName,
    taxonomyPath: type?.path ?? '',
    productSeoUrl: part.url,
    breadCrumbs: [
      ...crumbsOf(taxonomy, type?.categoryId ?? 0, market.code),
      ...(type ? [{ categoryName: typeName, canonicalPath: type.path }] : []),
    ],
    categoryIdPath: trail.map(({ id }) => id).join('/'),
    partTerminologyId: String(part.typeId),
    partGroupId: String(part.id),
    displayNotesTypes: [],
    recordType: part.universal ? 'UNIVERSAL' : 'APPLICATION',
    description: describe(market.code, taxonomy, type, part),
    highlights: highlightsOf(market.code, taxonomy, part, product.fit.quantityNeeded),
    specifications: specificationsOf(market.code, taxonomy, type, part),
    warranty: fill(localized(catalogWords.warranty, market.code), { n: part.warrantyMonths }),
    coreReturnDays: part.coreMinor > 0 ? returnDays.core : 0,
    installation: part.universal
      ? []
      : catalogWords.installation.map((sentence) => localized(sentence, market.code)),
    compatibility: part.universal ? [] : await compatibilityOf(db, market.code, part.id, ownModelId),
  };
}

function describe(market: string, taxonomy: Taxonomy, type: PartType | undefined, part: PartRow): string {
  const facts = attributesOf(market, taxonomy, type, part).map(({ label, value }) => `${label}: ${value}`);
  return fill(localized(catalogWords.description, market), {
    title: localized(part.title, market),
    brand: taxonomy.brandById.get(part.brandId)?.name ?? '',
    facts: facts.join('; '),
  });
}

function highlightsOf(
  market: string,
  taxonomy: Taxonomy,
  part: PartRow,
  quantity: number | undefined,
): string[] {
  const grade = catalogWords.highlightGrade[taxonomy.brandById.get(part.brandId)?.grade ?? ''];
  return [
    ...(grade ? [localized(grade, market)] : []),
    fill(localized(catalogWords.warranty, market), { n: part.warrantyMonths }),
    ...(quantity && quantity > 1
      ? [fill(localized(catalogWords.highlightQuantity, market), { n: quantity })]
      : []),
    ...(part.coreMinor > 0
      ? [fill(localized(catalogWords.highlightCore, market), { n: returnDays.core })]
      : []),
    ...(part.hazmat ? [localized(catalogWords.highlightHazmat, market)] : []),
  ];
}

function specificationsOf(
  market: string,
  taxonomy: Taxonomy,
  type: PartType | undefined,
  part: PartRow,
): ProductDetail['specifications'] {
  const row = (id: string, label: (typeof catalogWords)['brand'], value: string) => ({
    id,
    label: localized(label, market),
    value,
  });
  return [
    row('brand', catalogWords.brand, taxonomy.brandById.get(part.brandId)?.name ?? ''),
    row('partNumber', catalogWords.partNumber, part.partNumber),
    ...(part.position
      ? [row('position', catalogWords.position, capital(positionWords(part.position, market)))]
      : []),
    ...attributesOf(market, taxonomy, type, part),
  ];
}
