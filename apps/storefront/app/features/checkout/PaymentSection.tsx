import { checkoutQueries, orderLine, orderLines, useB2c } from '@driveline/hooks';
import { CheckoutSection, Disclosure, Heading, OrderLines, Stack, Text, vendorName } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PaymentForm } from '../payment/index.ts';
import { Failure } from '../page/index.ts';
import type { SectionProps } from './CheckoutPage.tsx';
import { OrderForm } from './OrderForm.tsx';
import { CARD, RETURN_PATH } from './payment.ts';
import { StepMessage } from './StepMessage.tsx';
import { Tenders } from './Tenders.tsx';
import { useStepPending } from './useStepPending.ts';

/** Payment and, once one is attached, the last look before the order is placed. */
export function PaymentSection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  // A card that was attached before gift cards pay everything is not charged.
  const attached = state.GCorRewardsOnlyOrder ? undefined : state.paymentMethodInfo[0];
  const isReady = attached !== undefined || state.GCorRewardsOnlyOrder;
  const isRefused = fault?.message !== undefined && !fault.isUnknown;
  return (
    <CheckoutSection id="payment" step={3} title={text('checkout.payment')} state={sectionState}>
      <Stack gap={5}>
        {fault?.isUnknown ? (
          <StepMessage message={text('checkout.checkingOrder')} tone="warning" />
        ) : (
          <StepMessage message={fault?.message} />
        )}
        <FirstPayers state={state} fault={fault}>
          {attached && (
            <Text weight="bold">
              {attached.lastFour
                ? text('payment.ending', {
                    vendor: vendorName(attached.cardType),
                    lastFour: attached.lastFour,
                  })
                : text('payment.chosen', { method: vendorName(attached.paymentMethod) })}
            </Text>
          )}
        </FirstPayers>
        {isReady && <Review cart={state.cart} />}
        {isReady && <OrderForm state={state} isUnknown={fault?.isUnknown === true} />}
        {isReady && !state.GCorRewardsOnlyOrder && (
          <Disclosure variant="plain" summary={text('payment.change')} open={isRefused}>
            <Choices />
          </Disclosure>
        )}
        {!isReady && <Choices />}
      </Stack>
    </CheckoutSection>
  );
}

/** What is about to be bought, in sight of the button that buys it. */
function Review({ cart }: Pick<SectionProps['state'], 'cart'>) {
  const text = useText();
  const { market } = useShop();
  return (
    <div>
      <Heading level={3}>{text('checkout.review')}</Heading>
      <OrderLines lines={orderLines(cart).map((line) => orderLine(line, market))} placed={false} />
    </div>
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

function Choices() {
  const { client } = useB2c();
  const isPending = useStepPending('choose-payment');
  const { data: options, error, refetch } = useQuery(checkoutQueries.paymentOptions(client));
  if (!options) return <Failure error={error} onRetry={() => void refetch()} />;
  return <PaymentForm options={options} card={CARD} returnPath={RETURN_PATH} isPending={isPending} />;
}
