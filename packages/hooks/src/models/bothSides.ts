import type { ProductDetail } from '@driveline/api';
import { sharedPath } from '../cart-lines/sharedLink.ts';
import type { PageIntent } from '../page/pageIntent.ts';
import { productSummary } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

type Side = Pick<ProductDetail, 'skuNumber' | 'available' | 'configurable' | 'fit'>;

/** Neither has options to choose first, a vehicle that it does not fit, nor a question about it that is open. */
const isBought = ({ available, configurable, fit }: Side): boolean =>
  available && !configurable && !/^(DOES|NEEDS)_/.test(fit.state);

/**
 * A part with that of the other side: what it is, and the form that adds both, which posts to the page of a shared cart. No
 * form where one of them cannot be bought from here.
 */
export function bothSides({ pair, ...part }: Side & Pick<ProductDetail, 'pair'>, market: ShopMoney) {
  if (!pair) return undefined;
  const { product, ...words } = pair;
  const sides = [part, product];
  const action = sharedPath(sides.map(({ skuNumber }) => ({ skuNumber, itemQuantity: 1 })));
  const target = { action, intent: 'add-shared' satisfies PageIntent };
  return {
    ...words,
    ...(product.skuNumber !== part.skuNumber && { other: productSummary(product, market) }),
    ...(sides.every(isBought) && { target }),
  };
}
