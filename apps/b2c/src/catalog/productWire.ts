import { toDecimal } from '@driveline/api';
import type { Availability, FitVerdict, Product } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import { payTermsWire } from '../pricing/payWords.ts';
import { drawingOf } from './drawing.ts';
import type { PartRow } from './readParts.ts';
import { valueText, type FacetValue, type PartType, type Taxonomy } from './taxonomy.ts';
import { unitText } from './unitOfSale.ts';

export interface ProductFacts {
  market: Market;
  taxonomy: Taxonomy;
  part: PartRow;
  fit: FitVerdict;
  availability: Availability | undefined;
}

/** How many attributes a row shows (PLUS-009). */
const shownAttributes = 4;

/** A part as every list of the contract shows it; money becomes decimal here. */
export function toProduct({ market, taxonomy, part, fit, availability }: ProductFacts): Product {
  const text = textOf(market);
  const type = taxonomy.typeById.get(part.typeId);
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    skuNumber: part.sku,
    partNumber: part.partNumber,
    itemDescription: localized(part.title, market),
    brandName: taxonomy.brandById.get(part.brandId)?.name ?? '',
    productDetailsPageUrl: part.url,
    productImageUrl: part.picture ?? '',
    price: major(part.listMinor),
    corePrice: major(part.coreMinor),
    discountPrice: part.saleMinor === null ? null : major(part.saleMinor),
    ...payTermsWire(market, part.saleMinor ?? part.listMinor),
    rating: part.rating / 10,
    reviewCount: part.reviewCount,
    vehicleFit: fit.state === 'FITS' ? 'FITS' : '',
    vehicleFitment: part.universal ? 'UNIVERSAL' : 'VEHICLE_SPECIFIC',
    available: availability ? isAvailable(availability) : true,
    fit,
    attributes: attributesOf(market, taxonomy, type, part).slice(0, shownAttributes),
    drawing: drawingOf(type?.family, part.attributes),
    layout: type?.layout ?? 'row',
    unit: unitText(text, part.attributes) ?? text('catalog.each'),
    defaultQuantity: startQuantity(fit),
    ...(type?.configurable ? { configurable: true } : {}),
    ...(availability ? { availability } : {}),
  };
}

/** What a form to buy starts with, and so what its promises are for: what the vehicle takes, else one. */
export const startQuantity = ({ quantityNeeded }: Pick<FitVerdict, 'quantityNeeded'>): number =>
  quantityNeeded ?? 1;

/** Whether any of the three ways leads to the shopper, be it with fewer than asked for. */
export function isAvailable({ pickup, nextDay, regular, nearby, most }: Availability): boolean {
  return Boolean(pickup?.readyAt ?? nextDay ?? regular ?? nearby ?? most);
}

/** The part's attributes in the order of its type, worded with units. */
export function attributesOf(
  market: Market,
  taxonomy: Taxonomy,
  type: PartType | undefined,
  part: Pick<PartRow, 'facet'>,
): Product['attributes'] {
  const values = valuesOf(taxonomy, part);
  return (type?.attributes ?? []).flatMap(({ id, labels, many }) => {
    const value = many ? undefined : values.find(({ attribute }) => attribute === id);
    return value ? [{ id, label: localized(labels, market), value: valueText(market, value) }] : [];
  });
}

/** What a part has several values of, in the order of the catalogue; a code that it does not know as it is. */
export function listsOf(
  market: Market,
  taxonomy: Taxonomy,
  type: PartType | undefined,
  part: Pick<PartRow, 'attributes'>,
): Product['attributes'] {
  return (type?.attributes ?? []).flatMap(({ id, labels, many }) => {
    const codes = many ? String(part.attributes[id] ?? '').split(' ') : [];
    const known = taxonomy.valuesByAttribute.get(id) ?? [];
    const names = codes
      .filter((code) => code !== '')
      .map((code) => {
        const value = known.find((it) => it.value === code);
        return value ? valueText(market, value) : code;
      });
    return names.length > 0 ? [{ id, label: localized(labels, market), value: names.join(', ') }] : [];
  });
}

const valuesOf = (taxonomy: Taxonomy, { facet }: Pick<PartRow, 'facet'>): FacetValue[] =>
  facet.flatMap((id) => taxonomy.valueById.get(id) ?? []);
