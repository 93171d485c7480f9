import { toMinor, type CheckoutState, type PaymentOptions } from '@driveline/api';
import { dueMinor, offeredPaymentMethods } from '@driveline/hooks';
import { Button, Disclosure, Inline, Stack, Text, useFormat } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { RewardsForm } from './RewardsForm.tsx';
import { TenderForm } from './TenderForm.tsx';
import { CARD_TENDERS, isTender, REWARDS, type Tender } from './tenders.ts';
import { stepPath } from './steps.ts';
import { useTenderPending } from './useStepPending.ts';

type TendersProps = {
  readonly state: CheckoutState;
  readonly options: PaymentOptions;
  readonly fault: CheckoutFault | undefined;
  /** What pays the rest, where it is chosen already. */
  readonly children?: ReactNode;
};

/**
 * The gift cards, merchandise cards and rewards that pay this order first, what is left to pay, and more of them while
 * the server takes them (CART-043, CART-046, CART-049).
 */
export function Tenders({ state, options, fault, children }: TendersProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const applied = state.giftCardList;
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const leftMinor = dueMinor(state, market);
  return (
    <Stack gap={3}>
      {applied.map(({ giftCardId, paymentMethod, lastFour, amount }) => (
        <AppliedTender
          key={giftCardId}
          id={giftCardId}
          method={isTender(paymentMethod) ? paymentMethod : 'giftCard'}
          lastFour={lastFour}
          amount={money(minor(amount))}
        />
      ))}
      {applied.length > 0 && (
        <Text weight="bold">
          {leftMinor > 0 ? text('payment.left', { amount: money(leftMinor) }) : text('payment.covered')}
        </Text>
      )}
      {children}
      {!state.GCorRewardsOnlyOrder && <FurtherTenders applied={applied} options={options} fault={fault} />}
    </Stack>
  );
}

type FurtherProps = Pick<TendersProps, 'options' | 'fault'> & {
  readonly applied: CheckoutState['giftCardList'];
};

function FurtherTenders({ applied, options, fault }: FurtherProps) {
  const text = useText();
  const offered = offeredPaymentMethods(options.paymentOptions);
  const usedOf = (method: Tender) => applied.filter((it) => it.paymentMethod === method).length;
  const allowedOf = (method: Tender) => offered[method]?.allowed ?? 0;
  const faultOf = (method: Tender) => (fault?.tender?.paymentMethod === method ? fault : undefined);
  return (
    <>
      {CARD_TENDERS.map((method) => {
        const [used, allowed] = [usedOf(method), allowedOf(method)];
        if (allowed === 0) return null;
        if (used >= allowed)
          return <Text key={method}>{text(`payment.${method}.limit`, { count: allowed })}</Text>;
        return (
          // Each card gets fields of its own: those of the last one hold its number.
          <Disclosure
            key={`${method}${used}`}
            variant="plain"
            summary={text(`payment.${method}.title`)}
            open={faultOf(method) !== undefined}
          >
            <TenderForm method={method} fault={faultOf(method)} />
          </Disclosure>
        );
      })}
      {usedOf(REWARDS) < allowedOf(REWARDS) && <RewardsForm message={faultOf(REWARDS)?.tender?.message} />}
    </>
  );
}

type AppliedProps = { id: string; method: Tender; lastFour: string; amount: string };

function AppliedTender({ id, method, lastFour, amount }: AppliedProps) {
  const text = useText();
  const isPending = useTenderPending('remove-tender', method);
  return (
    <form method="post" action={stepPath('payment')} data-intent="remove-tender">
      <input type="hidden" name="intent" value="remove-tender" />
      <input type="hidden" name="paymentMethod" value={method} />
      <input type="hidden" name="giftCardId" value={id} />
      <Inline gap={3}>
        <Text>{text(`payment.${method}.applied`, { lastFour, amount })}</Text>
        <Button
          type="submit"
          variant="quiet"
          size="s"
          pending={isPending}
          aria-label={text(`payment.${method}.removeOf`, { lastFour })}
        >
          {text('payment.remove')}
        </Button>
      </Inline>
    </form>
  );
}
