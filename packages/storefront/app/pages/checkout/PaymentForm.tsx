import type { PaymentOptions } from '@driveline/api';
import type { SavedCard } from '@driveline/api/contract';
import {
  ANY_CARD,
  OTHER_CARD,
  paymentChoices,
  SAVE_CARD,
  SAVED_CARD,
  splitPayments,
  useCardToPay,
  useCheckoutPlaces,
  type CardToPay,
} from '@driveline/hooks';
import { PaymentMethodList, RadioCard, RadioCards, Stack, useFormat, useHydrated } from '@driveline/ui';
import { Checkbox, Select } from '@driveline/ui/forms';
import { useEffect, useState, type SubmitEvent } from 'react';
import { type TextId, useShop, useText } from '../../shop/useShop.ts';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { Refused } from '../../parts/form/PostForm.tsx';
import { CardFrame, useCardName, useCardSending } from '../../parts/payment/card.ts';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { BillingAddress, useBillingForm } from './BillingAddress.tsx';
import { StepForm } from './StepForm.tsx';
import * as paths from '../../paths/index.ts';

type PaymentFormProps = Pick<CheckoutStepProps, 'state' | 'fault'> & { readonly options: PaymentOptions };

/**
 * How the order is paid. Without script a card goes to the gateway's own page; with script its fields stand
 * here in a frame, and only their token is sent.
 */
export function PaymentForm({ options, state, fault }: PaymentFormProps) {
  const text = useText();
  const { market, record } = useShop();
  const card = useCardToPay();
  const choices = paymentChoices(market, options, card.cards.length > 0);
  const first = choices[0]?.id ?? ANY_CARD;
  const [chosen = first, setChosen] = useState(fault?.values?.['paymentMethod']);
  const hasScript = useHydrated();
  // Without script nobody sees the choice change: what belongs to a card stands there from the start.
  const asksForCard = chosen === ANY_CARD || (!hasScript && choices.some(({ id }) => id === ANY_CARD));
  const { pick } = card;
  const billing = useBillingForm(state, fault);
  const { formProps } = billing;
  // Nothing of the card is in it: its fields are the gateway's own. Those of the address come and go with the choice of a card.
  useKeptDraft(billing, { name: 'billing', isOpen: asksForCard });
  const { ref: form } = formProps;
  const { addressOf, hasReview } = useCheckoutPlaces();
  const sending = useCardSending({ action: addressOf('payment'), replace: !hasReview });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (!event.defaultPrevented && chosen === ANY_CARD) sending.onSubmit(event);
  };
  useEffect(() => {
    // What was chosen before script ran: the platform's own choice counts.
    const data = form.current && new FormData(form.current);
    const [method, cardId] = [data?.get('paymentMethod'), data?.get(SAVED_CARD)];
    if (typeof method === 'string' && method !== first) setChosen(method);
    if (typeof cardId === 'string') pick(cardId);
  }, [first, form, pick]);
  const buttonText = () => {
    if (!hasScript) return text(choices.length > 1 ? 'payment.continue' : 'payment.toCard');
    const isWallet = choices.some(({ id, goesAway }) => id === chosen && goesAway);
    return isWallet ? text('payment.toWallet', { method: methodText(chosen) }) : text('payment.toReview');
  };
  const methodText = (id: string) => text(`payment.method.${id}` as TextId);
  const cardFields = asksForCard && (
    <Stack gap={4}>
      <CardChoice {...card} />
      <Installments
        options={options}
        typed={fault?.values?.['installments'] ?? `${state.paymentMethodInfo[0]?.installments?.count ?? 1}`}
      />
      {hasScript && (
        <CardFrame
          // The fields of one card are not those of another.
          key={card.chosen}
          {...sending.frame}
          returnUrl={record.root + paths.checkoutReturn()}
          cardId={card.chosen === OTHER_CARD ? undefined : card.chosen}
        />
      )}
      {state.containsShipToHomeItem && <BillingAddress form={billing} />}
    </Stack>
  );
  return (
    <StepForm
      step="payment"
      intent="choose-payment"
      {...formProps}
      // Without script nothing tells the browser that the fields of an address that is not chosen may stay empty.
      noValidate
      onSubmit={onSubmit}
      buttonText={buttonText()}
    >
      <PaymentMethodList
        legend={text('payment.method')}
        value={chosen}
        onValueChange={setChosen}
        methods={choices.map(({ id, vendors }) => ({
          id,
          vendors,
          label: methodText(id),
          ...(vendors.length === 0 && { note: text(`payment.note.${id}` as TextId) }),
          ...(id === ANY_CARD && { fields: cardFields }),
        }))}
      />
      {sending.message && <Refused answer={{ message: sending.message }} />}
    </StepForm>
  );
}

/** The saved cards of a member, and whether one that is typed shall be saved. */
function CardChoice({ cards, canSave, chosen, pick }: CardToPay) {
  const text = useText();
  const nameOf = useCardName();
  const save = canSave && (
    <Checkbox name={SAVE_CARD} value="true">
      {text('payment.saveCard')}
    </Checkbox>
  );
  if (cards.length === 0) return save;
  const labelOf = (card: SavedCard) => [card.nickname, nameOf(card)].filter(Boolean).join(' · ');
  return (
    <RadioCards legend={text('payment.savedCards')} name={SAVED_CARD} value={chosen} onValueChange={pick}>
      {cards.map((card) => (
        <RadioCard
          key={card.cardId}
          value={card.cardId}
          label={labelOf(card)}
          description={text('payment.expires', { expiry: card.expiry })}
        />
      ))}
      <RadioCard value={OTHER_CARD} label={text('payment.otherCard')}>
        {save || undefined}
      </RadioCard>
    </RadioCards>
  );
}

/** Months without interest, where market and total allow them (PLUS-022). */
function Installments({ options, typed }: { options: PaymentOptions; typed: string }) {
  const text = useText();
  const { money } = useFormat();
  const offered = splitPayments(options, useShop().market);
  if (offered.length === 0) return null;
  return (
    <Select name="installments" label={text('payment.installments')} defaultValue={typed}>
      <option value="1">{text('payment.once')}</option>
      {offered.map(({ count, amountMinor, text: plan }) => (
        <option key={count} value={count}>
          {plan ?? `${count} × ${money(amountMinor)}`}
        </option>
      ))}
    </Select>
  );
}
