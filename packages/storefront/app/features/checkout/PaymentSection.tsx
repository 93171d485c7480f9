import type { CheckoutState } from '@driveline/api';
import { checkoutQueries, orderLine, orderLines, useB2c } from '@driveline/hooks';
import { CheckoutSection, Disclosure, Heading, Inline, Link, OrderLines, Stack, Text, vendorName } from '@driveline/ui'; // prettier-ignore
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PaymentForm } from '../payment/index.ts';
import { Failure } from '../page/index.ts';
import type { SectionProps } from './CheckoutPage.tsx';
import { LapsedApproval } from './LapsedApproval.tsx';
import { LinesToMend } from './LinesToMend.tsx';
import { OrderFault } from './OrderFault.tsx';
import { OrderForm } from './OrderForm.tsx';
import { CARD, RETURN_PATH } from './payment.ts';
import { stepPath } from './steps.ts';
import { Tenders } from './Tenders.tsx';
import { useStepPending } from './useStepPending.ts';

/** Payment and, once one is attached, the last look before the order is placed. */
export function PaymentSection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  // A card that was attached before gift cards pay everything is not charged.
  const attached = state.GCorRewardsOnlyOrder ? undefined : state.paymentMethodInfo[0];
  const isReady = attached !== undefined || state.GCorRewardsOnlyOrder;
  return (
    <CheckoutSection id="payment" step={3} title={text('checkout.payment')} state={sectionState}>
      <Stack gap={5}>
        {!isReady && <OrderFault fault={fault} />}
        <LapsedApproval state={state} />
        <FirstPayers state={state} fault={fault}>
          {attached && <Attached {...attached} />}
        </FirstPayers>
        {isReady && <Review cart={state.cart} />}
        {isReady && <OrderForm state={state} fault={fault} />}
        {/* Kept while gift cards pay everything: what was typed there is needed again when one is taken off. */}
        <div hidden={state.GCorRewardsOnlyOrder}>
          <OtherWays isFolded={state.paymentMethodInfo.length > 0} isOpen={asksForAnother(fault)} />
        </div>
      </Stack>
    </CheckoutSection>
  );
}

/** A payment that was refused is mended by another one. */
const asksForAnother = (fault: SectionProps['fault']) =>
  fault?.message !== undefined && (fault.wayOn ?? 'payment') === 'payment';

function Attached({ cardType, lastFour, paymentMethod }: CheckoutState['paymentMethodInfo'][number]) {
  const text = useText();
  return (
    <Text weight="bold">
      {lastFour
        ? text('payment.ending', { vendor: vendorName(cardType), lastFour })
        : text('payment.chosen', { method: vendorName(paymentMethod) })}
    </Text>
  );
}

/** What is about to be bought, in sight of the button that buys it. */
function Review({ cart }: Pick<SectionProps['state'], 'cart'>) {
  const text = useText();
  const { market } = useShop();
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Heading level={3}>{text('checkout.review')}</Heading>
        <Link href="/cart">{text('checkout.editCart')}</Link>
      </Inline>
      <LinesToMend cart={cart} />
      <OrderLines lines={orderLines(cart).map((line) => orderLine(line, market))} placed={false} />
    </Stack>
  );
}

type FirstPayersProps = Pick<SectionProps, 'state' | 'fault'> & { readonly children: ReactNode };

function FirstPayers({ state, fault, children }: FirstPayersProps) {
  const { client } = useB2c();
  const { data: options } = useQuery(checkoutQueries.paymentOptions(client));
  if (!options) return children;
  return (
    <Tenders state={state} options={options} fault={fault}>
      {children}
    </Tenders>
  );
}

/** The ways to pay, folded once one is chosen. */
function OtherWays({ isFolded, isOpen }: { isFolded: boolean; isOpen: boolean }) {
  const text = useText();
  if (!isFolded) return <Choices />;
  return (
    <Disclosure variant="plain" summary={text('payment.change')} open={isOpen}>
      <Choices />
    </Disclosure>
  );
}

function Choices() {
  const { client } = useB2c();
  const isPending = useStepPending('choose-payment');
  const { data: options, error, refetch } = useQuery(checkoutQueries.paymentOptions(client));
  if (!options) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <PaymentForm
      options={options}
      action={stepPath('payment')}
      card={CARD}
      returnPath={RETURN_PATH}
      isPending={isPending}
    />
  );
}
