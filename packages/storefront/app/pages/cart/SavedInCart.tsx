import { savedPart, useSavedItems } from '@driveline/hooks';
import { SavedParts } from '@driveline/ui';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';
import { ShareCart } from '../../parts/cart/ShareCart.tsx';

/** What was saved for later, below what is bought (CART-013). */
export function SavedInCart() {
  const { market } = useShop();
  const { data, error } = useSavedItems();
  return (
    <SavedParts
      parts={data ? data.savedItems.map((item) => savedPart(item, market)) : error && null}
      move={formTarget('move-saved')}
      remove={formTarget('remove-saved')}
      retry={{ href: paths.cart() }}
    >
      <ShareCart lines={data?.savedItems ?? []} of="list" />
    </SavedParts>
  );
}
