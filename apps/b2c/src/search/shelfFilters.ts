import type { Market } from '@driveline/markets';
import type { PriceBounds, ShelfFilters } from '../ports/searchPort.ts';

export interface ReadFilters {
  filters: ShelfFilters;
  price: PriceBounds;
  /** What the fit switch says; undefined when the text does not mention it. */
  fit: boolean | undefined;
}

/**
 * Reads `facet:value` pairs joined by commas, each part percent-encoded. Prices come in major units, as `price.min`
 * and `price.max` or as `price:40-120`; a part that cannot be read is left out.
 */
export function readFilters(market: Market, text: string | undefined): ReadFilters {
  const filters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const pair of (text ?? '').split(',').slice(0, 60)) {
    const [facet, value] = pair.split(':').map(decode);
    if (facet && value && /^[\w.-]{1,40}$/.test(facet)) (filters[facet] ??= []).push(value);
  }
  const { fit, price, 'price.min': min, 'price.max': max, ...rest } = filters;
  const [low, high] = (price?.[0] ?? '').split('-');
  const scale = 10 ** market.currency.minorDigits;
  return {
    filters: { ...rest },
    price: { min: minor(min?.[0] ?? low, scale), max: minor(max?.[0] ?? high, scale) },
    fit: fit === undefined ? undefined : fit.includes('yes'),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** '39,90' and '39.90' are the same price. */
function minor(text: string | undefined, scale: number): number | undefined {
  const number = Number((text ?? '').trim().replace(',', '.'));
  return text?.trim() && Number.isFinite(number) ? Math.round(number * scale) : undefined;
}
