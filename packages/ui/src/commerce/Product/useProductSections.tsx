import { useStrings } from '../../i18n/UiProvider.tsx';
import type { Attribute, ProductSummary } from '../model/product.ts';
import type { CompatibilityEntry, VehicleKey } from '../model/productPage.ts';
import { AboutPart } from './AboutPart.tsx';
import { CompatibilityTable } from './CompatibilityTable.tsx';
import { CoreExplained } from './CoreExplained.tsx';
import { Installation } from './Installation.tsx';
import type { ProductSection } from './ProductPage.tsx';
import { SpecList } from './SpecList.tsx';
import { WarrantyReturns } from './WarrantyReturns.tsx';

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
}

export interface ProductSectionsOptions {
  /** The shopper's. */
  vehicle?: VehicleKey | undefined;
  policyHref: string;
  /** Of a server whose products do not say it. */
  returnDays?: number | undefined;
}

/**
 * The sections of a product's page in the order of PLUS-012, with their addresses `about`, `specs`, `fits`,
 * `core`, `warranty` and `install`. What the product has nothing for is left out.
 */
export function useProductSections(
  part: ProductDetail,
  { vehicle, policyHref, ...options }: ProductSectionsOptions,
): ProductSection[] {
  const { section } = useStrings().product;
  const { description, highlights, specifications, compatibility, installation, warranty } = part;
  const { priceMinor, coreMinor, returnDays = options.returnDays, coreReturnDays } = part;
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
