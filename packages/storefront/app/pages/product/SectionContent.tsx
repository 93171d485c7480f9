import {
  productSectionContent,
  type ProductDetail,
  type ProductSectionId,
  type ProductSectionsOptions,
} from '@driveline/ui';

export type SectionContentProps = { id: ProductSectionId; product: ProductDetail } & ProductSectionsOptions;

/** What is said below the fold: a page starts without its script. */
export const SectionContent = ({ id, product, ...options }: SectionContentProps) =>
  productSectionContent(id, product, options);
