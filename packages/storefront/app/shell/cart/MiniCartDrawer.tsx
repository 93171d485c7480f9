import { toMinor, type Cart } from '@driveline/api';
import {
  miniCartSummary,
  openMisfits,
  orderLine,
  orderLines,
  orderTotals,
  useHeader,
  useMiniCart,
} from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { Heading, MiniCart, Stack } from '@driveline/ui';
import { Drawer } from '@driveline/ui/overlays';
import { useShop, useText } from '../../shop/useShop.ts';
import { useRelatedParts } from '../../parts/products/useRelatedParts.tsx';
import { CheckoutForm } from '../../parts/cart/CheckoutForm.tsx';
import * as paths from '../../paths/index.ts';

type MiniCartDrawerProps = {
  /** What was just added; without it the drawer shows the cart. */
  readonly skuNumber: string | undefined;
  readonly onClose: () => void;
};

/** What was just added or what the cart holds, its sum as the header has it, and what goes with it (CART-006, CART-007). */
export function MiniCartDrawer({ skuNumber, onClose }: MiniCartDrawerProps) {
  const text = useText();
  const { market } = useShop();
  const { data: cart, isPending } = useMiniCart();
  const lines = cart && orderLines(cart);
  const added = lines?.find((it) => it.skuNumber === skuNumber);
  const sums = cart && sumsOf(cart, market);
  return (
    <Drawer isOpen onClose={onClose} title={text('cart.title')} size="s">
      <Stack gap={6}>
        <MiniCart
          isLoading={isPending}
          itemCount={0}
          subtotalMinor={0}
          cartHref={paths.cart()}
          checkoutHref={paths.checkout()}
          {...(cart && openMisfits(cart).length > 0 && { checkout: <CheckoutForm cart={cart} /> })}
          {...sums}
          {...(lines && { lines: lines.map((line) => orderLine(line, market)) })}
          {...(added && { added: orderLine(added, market) })}
        />
        {added && <GoesWithIt skuNumber={added.skuNumber} />}
      </Stack>
    </Drawer>
  );
}

/** The parts' own sum, and the summary of CART-006: count, deposits, and the sum that the header shows. */
function sumsOf(cart: Cart, market: Market) {
  const { itemCount, orderSubTotal, corePrice } = miniCartSummary(cart);
  const { partsMinor, discountMinor, toFreeDelivery } = orderTotals(cart, market);
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  return {
    itemCount,
    subtotalMinor: partsMinor - discountMinor,
    coreMinor: minor(corePrice),
    totalMinor: minor(orderSubTotal),
    toFreeDelivery,
  };
}

function GoesWithIt({ skuNumber }: { skuNumber: string }) {
  const related = useRelatedParts(skuNumber, useHeader().data?.vehicleMap?.model);
  return (
    related && (
      <Stack as="section" gap={4}>
        <Heading level={3}>{related.title}</Heading>
        {related.content}
      </Stack>
    )
  );
}
