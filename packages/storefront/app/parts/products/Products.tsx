import type { SearchResult } from '@driveline/api';
import { productSummary } from '@driveline/hooks';
import { ProductList } from '@driveline/ui';
import * as paths from '../../paths/index.ts';
import { useAddErrors } from '../../shop/addErrors.ts';
import { useShop } from '../../shop/useShop.ts';
import { formTarget } from '../../intents/formTarget.ts';
import ProductRow from '../../slots/shelf.row.ts';
import ProductTile from '../../slots/shelf.tile.ts';

/** One object, so that a row is not drawn again for it. */
const ADD = formTarget('add-to-cart');

/** Pictures of the first rows are seen at once. */
const PRIORITY_ROWS = 4;

export type ProductsProps = {
  readonly result: Pick<SearchResult, 'products' | 'layout'>;
  readonly isBusy?: boolean;
  /** Short name of the shopper's vehicle. */
  readonly vehicle?: string | undefined;
};

/** Parts as rows or tiles, as the answer says (PLUS-009). */
export function Products({ result, isBusy = false, vehicle }: ProductsProps) {
  const { market, record } = useShop();
  const errors = useAddErrors();
  const today = record.today ? { today: record.today } : {};
  return (
    <ProductList layout={result.layout} busy={isBusy}>
      {result.products.map((product, index) => {
        const fault = errors[product.skuNumber];
        const shared = {
          product: productSummary(product, market),
          target: ADD,
          vehicleHref: paths.vehicles(),
          priority: index < PRIORITY_ROWS,
          ...fault,
          ...(vehicle && { vehicle }),
          ...today,
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
