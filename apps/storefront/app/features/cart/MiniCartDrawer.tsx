import { cartQueries, orderLine, orderLines, orderTotals, useB2c } from '@driveline/hooks';
import { Heading, MiniCart, Stack } from '@driveline/ui';
import { Drawer } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useRelatedParts } from '../product/index.ts';
import { useHeaderData } from '../session/index.ts';

export type MiniCartDrawerProps = { readonly skuNumber: string; readonly onClose: () => void };

/** What was just added, what the cart holds now and what goes with it (CART-007). */
export function MiniCartDrawer({ skuNumber, onClose }: MiniCartDrawerProps) {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: cart } = useQuery(cartQueries.mini(client));
  const line = cart && orderLines(cart).find((it) => it.skuNumber === skuNumber);
  const totals = cart && orderTotals(cart, market);
  const related = useRelatedParts(skuNumber, useHeaderData().data?.vehicleMap?.model);
  return (
    <Drawer isOpen onClose={onClose} title={text('cart.title')} size="s">
      <Stack gap={6}>
        <MiniCart
          itemCount={cart?.miniCartMap.itemCount ?? 0}
          // What the lines say; tax and delivery are the cart's to add.
          subtotalMinor={totals ? totals.partsMinor - totals.discountMinor : 0}
          cartHref="/cart"
          checkoutHref="/checkout"
          {...(line && { added: orderLine(line, market) })}
        />
        {line && related && (
          <Stack as="section" gap={4}>
            <Heading level={3}>{related.title}</Heading>
            {related.content}
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
