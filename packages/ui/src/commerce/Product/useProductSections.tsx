import type { ProductSection } from './ProductPage.tsx';
import { productSectionContent, type ProductSectionsOptions } from './productSectionContent.tsx';
import { useProductSectionTitles, type ProductDetail } from './useProductSectionTitles.ts';

/** The sections of a product's page with what they say, in the order of PLUS-012; their ids are their addresses. */
export function useProductSections(part: ProductDetail, options: ProductSectionsOptions): ProductSection[] {
  return useProductSectionTitles(part).map((section) => ({
    ...section,
    content: productSectionContent(section.id, part, options),
  }));
}
