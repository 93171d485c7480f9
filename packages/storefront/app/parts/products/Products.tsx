import type { SearchResult } from '@driveline/api';
import { productSummary, type useComparison } from '@driveline/hooks';
import { ProductList } from '@driveline/ui';
import { useShop } from '../../shop/useShop.ts';
import ProductRow from '../../slots/shelf.row.ts';
import ProductTile from '../../slots/shelf.tile.ts';
import { useBuying } from './useBuying.ts';

/** Pictures of the first rows are seen at once. */
const PRIORITY_ROWS = 4;

export type ProductsProps = {
  readonly result: Pick<SearchResult, 'products' | 'layout'>;
  readonly isBusy?: boolean;
  /** Short name of the shopper's vehicle. */
  readonly vehicle?: string | undefined;
  /** Of a shelf, whose parts may be compared. */
  readonly compared?: Pick<ReturnType<typeof useComparison>, 'skuNumbers' | 'onCompare'>;
};

/** Parts as rows or tiles, as the answer says (PLUS-009). */
export function Products({ result, isBusy = false, vehicle, compared }: ProductsProps) {
  const { market } = useShop();
  const { errors, ...buying } = useBuying(vehicle);
  return (
    <ProductList layout={result.layout} busy={isBusy}>
      {result.products.map((product, index) => {
        const fault = errors[product.skuNumber];
        const shared = {
          product: productSummary(product, market),
          priority: index < PRIORITY_ROWS,
          ...fault,
          ...(compared && {
            isCompared: compared.skuNumbers.includes(product.skuNumber),
            onCompare: compared.onCompare,
          }),
          ...buying,
        };
        return result.layout === 'row' ? (
          <ProductRow key={product.skuNumber} {...shared} />
        ) : (
          <ProductTile key={product.skuNumber} {...shared} />
        );
      })}
    </ProductList>
  );
}
