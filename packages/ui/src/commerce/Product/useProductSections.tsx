import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductDetail, VehicleKey } from '../model/productPage.ts';
import { AboutPart } from './AboutPart.tsx';
import { CompatibilityTable } from './CompatibilityTable.tsx';
import { CoreExplained } from './CoreExplained.tsx';
import { Installation } from './Installation.tsx';
import type { ProductSection } from './ProductPage.tsx';
import { SpecList } from './SpecList.tsx';
import { WarrantyReturns } from './WarrantyReturns.tsx';

export interface ProductSectionsOptions {
  /** The shopper's. */
  vehicle?: VehicleKey | undefined;
  returnDays: number;
  policyHref: string;
}

/**
 * The sections of a product's page in the order of PLUS-012, with their addresses `about`, `specs`, `fits`,
 * `core`, `warranty` and `install`. What the product has nothing for is left out.
 */
export function useProductSections(
  part: ProductDetail,
  { vehicle, returnDays, policyHref }: ProductSectionsOptions,
): ProductSection[] {
  const { section } = useStrings().product;
  const { description, highlights, specifications, compatibility, installation, warranty } = part;
  const { priceMinor, coreMinor, coreReturnDays } = part;
  const content = {
    about: (description !== '' || highlights.length > 0) && <AboutPart {...{ description, highlights }} />,
    specs: specifications.length > 0 && <SpecList items={specifications} />,
    fits: compatibility.length > 0 && (
      <CompatibilityTable key={part.skuNumber} entries={compatibility} vehicle={vehicle} />
    ),
    core: Boolean(coreMinor) && <CoreExplained {...{ priceMinor, coreMinor, returnDays: coreReturnDays }} />,
    warranty: <WarrantyReturns {...{ warranty, returnDays, policyHref }} />,
    install: installation.length > 0 && <Installation steps={installation} />,
  };
  return (['about', 'specs', 'fits', 'core', 'warranty', 'install'] as const)
    .filter((id) => content[id])
    .map((id) => ({ id, title: section[id], content: content[id] }));
}
