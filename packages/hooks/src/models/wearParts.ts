import type { OutputOf } from '@driveline/api';
import { productSummary } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

type Answer = OutputOf<'catalog.relatedParts'>;

/** Parts that wear, each with the shelf of its kind; one without a shelf is left out (another server's answer). */
export const wearParts = ({ products, shelves = [] }: Answer, market: ShopMoney) =>
  products.flatMap((product, index) => {
    const shelf = shelves[index];
    if (!shelf) return [];
    const { categoryName: label, canonicalPath: href } = shelf;
    return [{ product: productSummary(product, market), shelf: { label, href } }];
  });
