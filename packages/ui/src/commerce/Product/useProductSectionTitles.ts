import { useStrings } from '../../i18n/UiProvider.tsx';
import type { Attribute, ProductSummary } from '../model/product.ts';
import type { CompatibilityEntry } from '../model/productPage.ts';
import type { ProductSection } from './ProductPage.tsx';

/** A product as its own page shows it. */
export interface ProductDetail extends ProductSummary {
  description: string;
  highlights: readonly string[];
  specifications: readonly Attribute[];
  /** In plain words; empty when the maker states none. */
  warranty: string;
  /** Days to return a part that was not installed. */
  returnDays?: number | undefined;
  /** Days to bring the old part back; 0 without a deposit. */
  coreReturnDays: number;
  /** Steps of the work, in their order. */
  installation: readonly string[];
  compatibility: readonly CompatibilityEntry[];
  /** What to know before relying on it. */
  compatibilityNote?: string | undefined;
}

export type ProductSectionId = 'about' | 'specs' | 'fits' | 'core' | 'warranty' | 'install';

export interface ProductSectionTitle extends Pick<ProductSection, 'title'> {
  /** Its address too. */
  id: ProductSectionId;
}

/**
 * Which sections the page of a product has, in the order of PLUS-012. What the product has nothing for is left out.
 * Without what they say, so that a page can load that late, as `productSectionContent`.
 */
export function useProductSectionTitles(part: ProductDetail): ProductSectionTitle[] {
  const { section } = useStrings().product;
  const has: Readonly<Record<ProductSectionId, boolean>> = {
    about: part.description !== '' || part.highlights.length > 0,
    specs: part.specifications.length > 0,
    fits: part.compatibility.length > 0,
    core: Boolean(part.coreMinor),
    warranty: true,
    install: part.installation.length > 0,
  };
  return (['about', 'specs', 'fits', 'core', 'warranty', 'install'] as const)
    .filter((id) => has[id])
    .map((id) => ({ id, title: section[id] }));
}
