import type { Availability, FitVerdict, ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { partOptionsOf } from './partOptions.ts';
import type { Executor } from '../db/tx.ts';
import { capital, positionWords } from '../fitment/positions.ts';
import { returnDays } from './returnDays.ts';
import { catalogWords, fill, words } from './catalogWords.ts';
import { crumbsOf } from './categoryPage.ts';
import { compatibilityOf } from './compatibility.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { attributesOf, toProduct } from './productWire.ts';
import type { PartRow } from './readParts.ts';
import { trailOf, type PartType, type Taxonomy } from './taxonomy.ts';

/** What the page of a product says, in the three markets; `{name}` places are filled by `fill`. */
const pageWords = {
  partNumber: words('Part number', 'Número de parte', 'Código da peça'),
  warranty: words(
    '{n}-month limited warranty',
    'Garantía limitada de {n} meses',
    'Garantia limitada de {n} meses',
  ),
  highlightGrade: {
    value: words(
      'Value line: does the job at the lowest price',
      'Línea económica: cumple al menor precio',
      'Linha econômica: cumpre pelo menor preço',
    ),
    standard: words(
      'Standard line: made to the original dimensions',
      'Línea estándar: con las medidas originales',
      'Linha padrão: com as medidas originais',
    ),
    premium: words(
      'Premium line: better materials, longer life',
      'Línea premium: mejores materiales, mayor vida',
      'Linha premium: materiais melhores, vida mais longa',
    ),
    'heavy duty': words(
      'Heavy-duty line: for load and towing',
      'Línea pesada: para carga y remolque',
      'Linha pesada: para carga e reboque',
    ),
    performance: words(
      'Performance line: for spirited driving',
      'Línea deportiva: para manejo exigente',
      'Linha esportiva: para direção exigente',
    ),
  } as Readonly<Record<string, Localized>>,
  highlightCore: words(
    'Return your old part within {n} days to get the full core deposit back',
    'Entrega el casco en un plazo de {n} días y te devolvemos el depósito completo',
    'Devolva a peça usada em até {n} dias e receba o depósito de volta',
  ),
  highlightHazmat: words('Ground delivery only', 'Solo envío terrestre', 'Somente entrega terrestre'),
  highlightQuantity: words(
    'Your vehicle usually takes {n}',
    'Tu vehículo normalmente lleva {n}',
    'O veículo normalmente usa {n}',
  ),
  description: words(
    '{title} by {brand}. {facts}.',
    '{title} de {brand}. {facts}.',
    '{title} da {brand}. {facts}.',
  ),
  installation: [
    words(
      'Compare the old and the new part before you fit it.',
      'Compara la pieza vieja con la nueva antes de instalarla.',
      'Compare a peça antiga com a nova antes de instalar.',
    ),
    words(
      "Follow the torque and fill figures of your vehicle's manual.",
      'Sigue los torques y niveles del manual de tu vehículo.',
      'Siga os torques e níveis do manual do veículo.',
    ),
    words(
      'Keep the receipt and the packaging until you have tested it.',
      'Guarda el recibo y el empaque hasta probarla.',
      'Guarde a nota fiscal e a embalagem até testar.',
    ),
  ],
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
    warranty: fill(localized(pageWords.warranty, market.code), { n: part.warrantyMonths }),
    returnDays: returnDays.part,
    coreReturnDays: part.coreMinor > 0 ? returnDays.core : 0,
    installation: part.universal
      ? []
      : pageWords.installation.map((sentence) => localized(sentence, market.code)),
    compatibility: part.universal ? [] : await compatibilityOf(db, market.code, part.id, ownModelId),
  };
}

function describe(market: string, taxonomy: Taxonomy, type: PartType | undefined, part: PartRow): string {
  const facts = attributesOf(market, taxonomy, type, part).map(({ label, value }) => `${label}: ${value}`);
  return fill(localized(pageWords.description, market), {
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
  const grade = pageWords.highlightGrade[taxonomy.brandById.get(part.brandId)?.grade ?? ''];
  return [
    ...(grade ? [localized(grade, market)] : []),
    fill(localized(pageWords.warranty, market), { n: part.warrantyMonths }),
    ...(quantity && quantity > 1
      ? [fill(localized(pageWords.highlightQuantity, market), { n: quantity })]
      : []),
    ...(part.coreMinor > 0 ? [fill(localized(pageWords.highlightCore, market), { n: returnDays.core })] : []),
    ...(part.hazmat ? [localized(pageWords.highlightHazmat, market)] : []),
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
    row('partNumber', pageWords.partNumber, part.partNumber),
    ...(part.position
      ? [row('position', catalogWords.position, capital(positionWords(part.position, market)))]
      : []),
    ...attributesOf(market, taxonomy, type, part),
  ];
}
