import type { PaymentOptions } from '@driveline/api';
import { ANY_CARD, paymentChoices, SAVED_CARD, splitPayments, useCheckoutPlaces } from '@driveline/hooks';
import { PaymentMethodList, Stack, useFormat, useHydrated } from '@driveline/ui';
import { Select } from '@driveline/ui/forms';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText, type TextId } from '../../shop/useText.ts';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CardFrameHandle } from '../../parts/payment/CardFrame.tsx';
import { CardFrame } from '../../parts/payment/LateCardFrame.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { BillingAddress, useBilling } from './BillingAddress.tsx';
import { CardChoice, useCardToPay } from './CardChoice.tsx';
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
  const choices = paymentChoices(market, options);
  const [chosen, setChosen] = useState(choices[0]?.id ?? ANY_CARD);
  const hasScript = useHydrated();
  // Without script nobody sees the choice change: what belongs to a card stands there from the start.
  const asksForCard = chosen === ANY_CARD || (!hasScript && choices.some(({ id }) => id === ANY_CARD));
  const [message, setMessage] = useState<string>();
  const card = useCardToPay();
  const billing = useBilling(state, fault);
  const { formProps } = billing;
  const { form, frame, onSubmit, onToken } = useCardSending(formProps, chosen, () => setMessage(undefined));
  const { pick } = card;
  useEffect(() => {
    // What was chosen before script ran: the platform's own choice counts.
    const data = form.current && new FormData(form.current);
    const [method, cardId] = [data?.get('paymentMethod'), data?.get(SAVED_CARD)];
    if (typeof method === 'string') setChosen(method);
    if (typeof cardId === 'string') pick(cardId);
  }, [form, pick]);
  const buttonText = () => {
    if (!hasScript) return text(choices.length > 1 ? 'payment.continue' : 'payment.toCard');
    const isWallet = choices.some(({ id, goesAway }) => id === chosen && goesAway);
    return isWallet ? text('payment.toWallet', { method: methodText(chosen) }) : text('payment.toReview');
  };
  const methodText = (id: string) => text(`payment.method.${id}` as TextId);
  const cardFields = asksForCard && (
    <Stack gap={4}>
      <CardChoice {...card} />
      <Installments options={options} />
      {hasScript && (
        <CardFrame
          // The fields of one card are not those of another.
          key={card.cardId}
          ref={frame}
          returnUrl={record.root + paths.checkoutReturn()}
          cardId={card.savedId}
          onToken={onToken}
          onRefused={setMessage}
        />
      )}
      {state.containsShipToHomeItem && <BillingAddress billing={billing} />}
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
      {message && <Refused answer={{ message }} />}
    </StepForm>
  );
}

/** A card's form waits for the frame, whose token is sent along in its place. */
function useCardSending(formProps: ShopForm['formProps'], chosen: string, onStart: () => void) {
  const { ref: form } = formProps;
  const frame = useRef<CardFrameHandle>(null);
  const submit = useSubmit();
  const { addressOf, hasReview } = useCheckoutPlaces();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (event.defaultPrevented || chosen !== ANY_CARD) return;
    event.preventDefault();
    onStart();
    frame.current?.submit();
  };
  const onToken = (token: string) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set('token', token);
    void submit(data, { method: 'post', action: addressOf('payment'), replace: !hasReview });
  };
  return { form, frame, onSubmit, onToken };
}

/** Months without interest, where market and total allow them (PLUS-022). */
function Installments({ options }: { options: PaymentOptions }) {
  const text = useText();
  const { money } = useFormat();
  const offered = splitPayments(options, useShop().market);
  if (offered.length === 0) return null;
  return (
    <Select name="installments" label={text('payment.installments')} defaultValue="1">
      <option value="1">{text('payment.once')}</option>
      {offered.map(({ count, amountMinor, text: plan }) => (
        <option key={count} value={count}>
          {plan ?? `${count} × ${money(amountMinor)}`}
        </option>
      ))}
    </Select>
  );
}
