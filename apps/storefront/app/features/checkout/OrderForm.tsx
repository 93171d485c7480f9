import type { CheckoutState } from '@driveline/api';
import { orderTotals } from '@driveline/hooks';
import { Button, Stack, Text, useFormat } from '@driveline/ui';
import { Checkbox } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useStepPending } from './useStepPending.ts';

/** Places the order, once: the key is that of the cart's version, so two tabs and a reload send the same one. */
export function OrderForm({ state, isUnknown }: { state: CheckoutState; isUnknown: boolean }) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const isPending = useStepPending('place-order');
  const { commerceId, cartVersion } = state.cart;
  const { totalMinor, withCode } = orderTotals(state.cart, market);
  const { promoAndSpecialEvents, textMessage } = market.checkout.subscriptions;
  const fields = {
    intent: 'place-order',
    commerceId,
    cartVersion: String(cartVersion),
    idempotencyKey: `web-${commerceId}-${cartVersion}`,
  };
  return (
    <form method="post" action="/checkout" data-intent="place-order">
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
        <Button type="submit" variant="primary" fullWidth pending={isPending}>
          {text(isUnknown ? 'checkout.askAgain' : 'checkout.placeOrder', {
            amount: money(totalMinor, undefined, { withCode: withCode === true }),
          })}
        </Button>
        <Text size="bodyS" tone="secondary">
          {text('checkout.afterOrder')}
        </Text>
      </Stack>
    </form>
  );
}
