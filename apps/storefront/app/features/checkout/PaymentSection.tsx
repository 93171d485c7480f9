import { checkoutQueries, useB2c } from '@driveline/hooks';
import { CheckoutSection, Disclosure, Stack, Text, vendorName } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { PaymentForm } from '../payment/index.ts';
import { Failure } from '../page/index.ts';
import type { SectionProps } from './CheckoutPage.tsx';
import { OrderForm } from './OrderForm.tsx';
import { CARD, RETURN_PATH } from './payment.ts';
import { StepMessage } from './StepMessage.tsx';
import { useStepPending } from './useStepPending.ts';

/** Payment and, once one is attached, the last look before the order is placed. */
export function PaymentSection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  const [attached] = state.paymentMethodInfo;
  return (
    <CheckoutSection id="payment" step={3} title={text('checkout.payment')} state={sectionState}>
      <Stack gap={5}>
        <StepMessage message={fault?.isUnknown ? text('checkout.checkingOrder') : fault?.message} />
        {attached && (
          <Text weight="bold">
            {attached.lastFour
              ? text('payment.ending', { vendor: vendorName(attached.cardType), lastFour: attached.lastFour })
              : text('payment.chosen', { method: vendorName(attached.paymentMethod) })}
          </Text>
        )}
        {attached && <OrderForm state={state} isUnknown={fault?.isUnknown === true} />}
        {attached ? (
          <Disclosure
            variant="plain"
            summary={text('payment.change')}
            open={fault !== undefined && !fault.isUnknown}
          >
            <Choices />
          </Disclosure>
        ) : (
          <Choices />
        )}
      </Stack>
    </CheckoutSection>
  );
}

function Choices() {
  const { client } = useB2c();
  const isPending = useStepPending('choose-payment');
  const { data: options, error, refetch } = useQuery(checkoutQueries.paymentOptions(client));
  if (!options) return <Failure error={error} onRetry={() => void refetch()} />;
  return <PaymentForm options={options} card={CARD} returnPath={RETURN_PATH} isPending={isPending} />;
}
