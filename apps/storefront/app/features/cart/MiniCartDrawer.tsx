import { toMinor } from '@driveline/api';
import { cartQueries, orderLines, useB2c } from '@driveline/hooks';
import { MiniCart } from '@driveline/ui';
import { Drawer } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { orderLine } from '../../models/order.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

export type MiniCartDrawerProps = { readonly skuNumber: string; readonly onClose: () => void };

/** What was just added and what the cart holds now (CART-007). */
export function MiniCartDrawer({ skuNumber, onClose }: MiniCartDrawerProps) {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: cart } = useQuery(cartQueries.mini(client));
  const line = cart && orderLines(cart).find((it) => it.skuNumber === skuNumber);
  const { itemCount = 0, orderSubTotal = 0 } = cart?.miniCartMap ?? {};
  return (
    <Drawer isOpen onClose={onClose} title={text('cart.title')} size="s">
      <MiniCart
        itemCount={itemCount}
        subtotalMinor={toMinor(orderSubTotal, market.currency.minorDigits)}
        cartHref="/cart"
        checkoutHref="/checkout"
        {...(line && { added: orderLine(line, market) })}
      />
    </Drawer>
  );
}
