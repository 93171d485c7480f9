import type { Suggestions } from '@driveline/api';
import { partPicture } from './productSummary.ts';

/** A suggested part as the list shows it; one without an address searches for its term (CATALOG-007). */
export function shownSuggestion(product: Suggestions['productTitleSuggestions'][number]) {
  const { productDetailsPageUrl, suggestedSearchTerm, vehicleFitment } = product;
  const fit: 'FITS' | 'NEEDS_MORE_INFO' | undefined =
    vehicleFitment === 'FITS' || vehicleFitment === 'NEEDS_MORE_INFO' ? vehicleFitment : undefined;
  return {
    title: product.itemDescription,
    href: productDetailsPageUrl || `/searchresult?searchText=${encodeURIComponent(suggestedSearchTerm)}`,
    brand: product.brandName,
    partNumber: product.partNumber,
    picture: partPicture(product),
    ...(fit && { fit }),
  };
}
