import { toMinor, type CheckoutState, type PaymentOptions } from '@driveline/api';
import {
  appliedTenders,
  CARD_TENDERS,
  dueMinor,
  REWARDS_TENDER,
  tenderRoom,
  usePaymentOptions,
  type Tender,
  useCheckoutPlaces,
} from '@driveline/hooks';
import {
  Alert,
  ButtonLink,
  CheckoutSection,
  Disclosure,
  Stack,
  Text,
  useFormat,
  vendorName,
} from '@driveline/ui';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../shop/useShop.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { useCardName } from '../../parts/payment/card.ts';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { LastLook, OrderFault } from './OrderForm.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { UnknownAddress } from './StepForm.tsx';
import { CardTenderForm, RewardsForm, TakenTender } from './TenderForms.tsx';

/** Payment and, once one is attached, the last look before the order is placed, or the way to it. */
export function PaymentSection({ frame, ...rest }: CheckoutStepProps) {
  return (
    <CheckoutSection {...frame} summary={<Text size="bodyS">{usePaymentSummary(rest.state)}</Text>}>
      <Payment {...rest} />
    </CheckoutSection>
  );
}

/** What there is to pay with is asked for when the section opens. */
function Payment({ state, fault }: Omit<CheckoutStepProps, 'frame'>) {
  const text = useText();
  const { addressOf, hasReview } = useCheckoutPlaces();
  const { data: options, error, refetch } = usePaymentOptions();
  const { paymentMethodInfo, GCorRewardsOnlyOrder: isCovered } = state;
  const attached = useAttachedWords(state);
  const isReady = attached !== undefined || isCovered;
  const chosen = attached && <Text weight="bold">{attached}</Text>;
  const choices = options ? (
    <PaymentForm {...{ options, state, fault }} />
  ) : (
    <Failure error={error} onRetry={() => void refetch()} />
  );
  return (
    <Stack gap={5}>
      {(hasReview || !isReady) && <OrderFault fault={fault} />}
      <LapsedApproval state={state} />
      <UnknownAddress fault={fault} intent="choose-payment" />
      {options ? <Tenders {...{ state, options, fault }}>{chosen}</Tenders> : chosen}
      {isReady && !hasReview && <LastLook state={state} fault={fault} />}
      {isReady && hasReview && (
        <ButtonLink href={addressOf('review')} variant="primary" fullWidth>
          {text('payment.toReview')}
        </ButtonLink>
      )}
      {/* Kept while gift cards pay everything: what was typed there is needed again when one is taken off. */}
      <div hidden={isCovered}>
        {paymentMethodInfo.length > 0 && !isRefused(fault) ? (
          <Disclosure variant="plain" summary={text('payment.change')} open={fault?.values !== undefined}>
            {choices}
          </Disclosure>
        ) : (
          choices
        )}
      </div>
    </Stack>
  );
}

/** What is typed after a refused payment stays when the server's answer comes that nothing is attached any more. */
const isRefused = (fault: CheckoutStepProps['fault']) =>
  fault?.message !== undefined && !fault.values && (fault.wayOn ?? 'payment') === 'payment';

/** A card that was attached before gift cards pay everything is not charged. */
function useAttachedWords(state: CheckoutState): string | undefined {
  const text = useText();
  const nameOf = useCardName();
  const [attached] = state.GCorRewardsOnlyOrder ? [] : state.paymentMethodInfo;
  if (!attached) return undefined;
  const { lastFour, notSaved, installments } = attached;
  const said = [installments?.text, notSaved && text('payment.notSaved')];
  if (lastFour || notSaved) return [nameOf(attached), ...said].filter(Boolean).join(' · ');
  return text('payment.chosen', { method: vendorName(attached.paymentMethod) });
}

/** Everything that pays, in one line. */
function usePaymentSummary(state: CheckoutState): string {
  const text = useText();
  const { money } = useFormat();
  const applied = appliedTenders(state, useShop().market).map(({ tender, lastFour, amountMinor }) =>
    text(`payment.${tender}.applied`, { lastFour, amount: money(amountMinor) }),
  );
  return [...applied, useAttachedWords(state)].filter(Boolean).join(' · ');
}

/** A wallet that was approved for another amount: why it is not chosen any more (CART-050). */
function LapsedApproval({ state: { approvalLapsed } }: Pick<CheckoutStepProps, 'state'>) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  if (!approvalLapsed) return null;
  const { cardType, approvedAmount } = approvalLapsed;
  const amount = money(toMinor(approvedAmount, market.currency.minorDigits));
  return (
    <Alert tone="warning" role="status">
      {text('payment.lapsed', { method: vendorName(cardType), amount })}
    </Alert>
  );
}

type TendersProps = Pick<CheckoutStepProps, 'state' | 'fault'> & {
  readonly options: PaymentOptions;
  /** What pays the rest, where it is chosen already. */
  readonly children?: ReactNode;
};

/**
 * The gift cards, merchandise cards and rewards that pay this order first, what is left to pay, and more of them while
 * the server takes them (CART-043, CART-046, CART-049).
 */
function Tenders({ state, options, fault, children }: TendersProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const applied = appliedTenders(state, market);
  const leftMinor = dueMinor(state, market);
  return (
    <Stack gap={3}>
      {applied.map((tender) => (
        <TakenTender key={tender.giftCardId} {...tender} />
      ))}
      {applied.length > 0 && (
        <Text weight="bold">
          {leftMinor > 0 ? text('payment.left', { amount: money(leftMinor) }) : text('payment.covered')}
        </Text>
      )}
      {children}
      {!state.GCorRewardsOnlyOrder && <FurtherTenders {...{ state, options, fault }} />}
    </Stack>
  );
}

function FurtherTenders({ state, options, fault }: TendersProps) {
  const text = useText();
  const roomFor = tenderRoom(state.giftCardList, options);
  const faultOf = (method: Tender) => (fault?.tender?.paymentMethod === method ? fault : undefined);
  const rewards = roomFor(REWARDS_TENDER);
  return (
    <>
      {CARD_TENDERS.map((method) => {
        const { used, allowed } = roomFor(method);
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
            <CardTenderForm method={method} fault={faultOf(method)} />
          </Disclosure>
        );
      })}
      {rewards.used < rewards.allowed && <RewardsForm message={faultOf(REWARDS_TENDER)?.tender?.message} />}
    </>
  );
}
