import type { ReactNode } from 'react';
import type { VehicleKey } from '../model/productPage.ts';
import { AboutPart } from './AboutPart.tsx';
import { CompatibilityTable } from './CompatibilityTable.tsx';
import { CoreExplained } from './CoreExplained.tsx';
import { Installation } from './Installation.tsx';
import { SpecList } from './SpecList.tsx';
import type { ProductDetail, ProductSectionId } from './useProductSectionTitles.ts';
import { WarrantyReturns } from './WarrantyReturns.tsx';

export interface ProductSectionsOptions {
  /** The shopper's. */
  vehicle?: VehicleKey | undefined;
  policyHref: string;
  /** Of a server whose products do not say it. */
  returnDays?: number | undefined;
}

/** What a section says under its title: one of `useProductSectionTitles`. */
export function productSectionContent(
  id: ProductSectionId,
  part: ProductDetail,
  { vehicle, policyHref, ...options }: ProductSectionsOptions,
): ReactNode {
  const { priceMinor, coreMinor, coreReturnDays, returnDays = options.returnDays } = part;
  switch (id) {
    case 'about':
      return <AboutPart description={part.description} highlights={part.highlights} />;
    case 'specs':
      return <SpecList items={part.specifications} />;
    case 'fits':
      return (
        <CompatibilityTable
          key={part.skuNumber}
          entries={part.compatibility}
          note={part.compatibilityNote}
          vehicle={vehicle}
        />
      );
    case 'core':
      return <CoreExplained {...{ priceMinor, coreMinor, returnDays: coreReturnDays }} />;
    case 'warranty':
      return <WarrantyReturns {...{ warranty: part.warranty, returnDays, policyHref }} />;
    case 'install':
      return <Installation steps={part.installation} />;
  }
}
