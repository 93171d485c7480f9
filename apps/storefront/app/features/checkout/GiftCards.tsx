import { toMinor, type CheckoutState, type PaymentOptions } from '@driveline/api';
import { offeredPaymentMethods } from '@driveline/hooks';
import { Button, Disclosure, Inline, Stack, Text, useFormat } from '@driveline/ui';
import { orderTotals } from '../../models/order.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { GIFT_CARD } from './giftCards.ts';
import { useStepPending } from './useStepPending.ts';

type GiftCardsProps = {
  readonly state: CheckoutState;
  readonly options: PaymentOptions;
  readonly fault: CheckoutFault | undefined;
};

/** The gift cards that pay this order, what is left to pay, and one more while the market takes it (CART-049). */
export function GiftCards({ state, options, fault }: GiftCardsProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const cards = state.giftCardList;
  const { allowed = 0 } = offeredPaymentMethods(options.paymentOptions)[GIFT_CARD] ?? {};
  const isRefused = fault?.issues !== undefined || fault?.giftCardMessage !== undefined;
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const paidMinor = cards.reduce((sum, { amount }) => sum + minor(amount), 0);
  const leftMinor = orderTotals(state.cart, market).totalMinor - paidMinor;
  const mayAdd = !state.GCorRewardsOnlyOrder && cards.length < allowed;
  if (cards.length === 0 && !mayAdd) return null;
  return (
    <Stack gap={3}>
      {cards.map(({ giftCardId, lastFour, amount }) => (
        <AppliedCard key={giftCardId} id={giftCardId} lastFour={lastFour} amount={money(minor(amount))} />
      ))}
      {cards.length > 0 && (
        <Text weight="bold">
          {leftMinor > 0 ? text('giftCard.left', { amount: money(leftMinor) }) : text('giftCard.covers')}
        </Text>
      )}
      {/* Each card gets fields of its own: those of the last one hold its number. */}
      {mayAdd && (
        <Disclosure key={cards.length} variant="plain" summary={text('giftCard.title')} open={isRefused}>
          <GiftCardForm fault={fault} />
        </Disclosure>
      )}
    </Stack>
  );
}

function AppliedCard({ id, lastFour, amount }: { id: string; lastFour: string; amount: string }) {
  const text = useText();
  const isPending = useStepPending('remove-gift-card');
  return (
    <form method="post" action="/checkout" data-intent="remove-gift-card">
      <input type="hidden" name="intent" value="remove-gift-card" />
      <input type="hidden" name="giftCardId" value={id} />
      <Inline gap={3}>
        <Text>{text('giftCard.applied', { lastFour, amount })}</Text>
        <Button
          type="submit"
          variant="quiet"
          size="s"
          pending={isPending}
          aria-label={text('giftCard.removeOf', { lastFour })}
        >
          {text('giftCard.remove')}
        </Button>
      </Inline>
    </form>
  );
}
