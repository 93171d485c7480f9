import type { CheckoutState } from '@driveline/api';
import { dueMinor, orderKey, orderTotals, seenOrder } from '@driveline/hooks';
import { Button, Stack, Text, useFormat } from '@driveline/ui';
import { Checkbox } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { MisfitBoxes } from '../cart/index.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { OrderFault } from './OrderFault.tsx';
import { stepPath } from './steps.ts';
import { useStepPending } from './useStepPending.ts';

type OrderFormProps = { readonly state: CheckoutState; readonly fault: CheckoutFault | undefined };

/** Places the order, once: the key is that of the cart's version, so two tabs and a reload send the same one. */
export function OrderForm({ state, fault }: OrderFormProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const isPending = useStepPending('place-order');
  const { commerceId, cartVersion } = state.cart;
  const { withCode } = orderTotals(state.cart, market);
  const { promoAndSpecialEvents, textMessage } = market.checkout.subscriptions;
  const fields = {
    intent: 'place-order',
    commerceId,
    cartVersion: String(cartVersion),
    idempotencyKey: orderKey(commerceId, cartVersion),
    // What a cart that changed meanwhile is held against.
    seen: JSON.stringify(seenOrder(state, market)),
  };
  return (
    <form method="post" action={stepPath('payment')} data-intent="place-order">
      <Stack gap={4}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Checkbox name="receivePromoAndSpecialEvents" value="true" defaultChecked={promoAndSpecialEvents}>
          {text('checkout.promoMail')}
        </Checkbox>
        {state.contact?.phoneNumber && (
          <Checkbox name="receiveTextMessage" value="true" defaultChecked={textMessage}>
            {text('checkout.textMessages')}
          </Checkbox>
        )}
        <MisfitBoxes cart={state.cart} />
        <OrderFault fault={fault} />
        <Button type="submit" variant="primary" fullWidth pending={isPending}>
          {text(fault?.isUnknown ? 'checkout.askAgain' : 'checkout.placeOrder', {
            amount: money(dueMinor(state, market), undefined, { withCode: withCode === true }),
          })}
        </Button>
        <Text size="bodyS" tone="secondary">
          {text('checkout.afterOrder')}
        </Text>
      </Stack>
    </form>
  );
}
