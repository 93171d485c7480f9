import { toMinor, type PaymentOptions } from '@driveline/api';
import { offeredPaymentMethods } from '@driveline/hooks';
import type { Market, PaymentMethod } from '@driveline/markets';
import { Alert, Button, PaymentMethodList, Stack, useFormat } from '@driveline/ui';
import { Select } from '@driveline/ui/forms';
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText, type TextId } from '../../shop/useText.ts';
import type { CardFrameHandle } from './CardFrame.tsx';
import { sayOffline } from '../../shop/connection.ts';
import { latePart } from '../../shop/latePart.tsx';

const CardFrame = latePart(async () => (await import('./CardFrame.tsx')).CardFrame, sayOffline);

export type PaymentFormProps = {
  readonly options: PaymentOptions;
  /** Address that takes the choice. */
  readonly action: string;
  /** The choice that stands for every card. */
  readonly card: string;
  readonly returnPath: string;
  readonly isPending: boolean;
};

/**
 * How the order is paid. Without script a card goes to the gateway's own page; with script its fields stand
 * here in a frame, and only their token is sent.
 */
export function PaymentForm({ options, action, card, returnPath, isPending }: PaymentFormProps) {
  const text = useText();
  const { market, record } = useShop();
  const choices = paymentChoices(market, options, card);
  const [chosen, setChosen] = useState(choices[0]?.id ?? card);
  const hasScript = useSyncExternalStore(noChange, isBrowser, isServer);
  // Without script nobody sees the choice change: what belongs to a card stands there from the start.
  const asksForCard = chosen === card || (!hasScript && choices.some(({ id }) => id === card));
  const frame = useRef<CardFrameHandle>(null);
  const [message, setMessage] = useState<string>();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before script ran: the platform's own choice counts.
    const picked = form.current && new FormData(form.current).get('paymentMethod');
    if (typeof picked === 'string') setChosen(picked);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (chosen !== card) return;
    event.preventDefault();
    setMessage(undefined);
    frame.current?.submit();
  };
  const onToken = (token: string) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set('token', token);
    void submit(data, { method: 'post', action });
  };
  const buttonText = () => {
    if (!hasScript) return text(choices.length > 1 ? 'payment.continue' : 'payment.toCard');
    const isWallet = choices.some(({ id, goesAway }) => id === chosen && goesAway);
    return isWallet
      ? text('payment.toWallet', { method: text(`payment.method.${chosen}` as TextId) })
      : text('payment.toReview');
  };
  return (
    <form ref={form} method="post" action={action} data-intent="choose-payment" onSubmit={onSubmit}>
      <Stack gap={5}>
        <input type="hidden" name="intent" value="choose-payment" />
        <PaymentMethodList
          legend={text('payment.method')}
          value={chosen}
          onValueChange={setChosen}
          methods={choices.map(({ id, vendors }) => ({
            id,
            vendors,
            label: text(`payment.method.${id}` as TextId),
            ...(vendors.length === 0 && { note: text(`payment.note.${id}` as TextId) }),
          }))}
        />
        {asksForCard && <Installments options={options} market={market} />}
        {hasScript && chosen === card && (
          <CardFrame
            ref={frame}
            returnUrl={record.origin + returnPath}
            onToken={onToken}
            onRefused={setMessage}
          />
        )}
        {message && (
          <Alert tone="error" role="alert">
            {message}
          </Alert>
        )}
        <Button type="submit" variant="primary" fullWidth pending={isPending}>
          {buttonText()}
        </Button>
      </Stack>
    </form>
  );
}

const noChange = () => () => {};
const isBrowser = () => true;
const isServer = () => false;

type Choice = {
  readonly id: string;
  readonly vendors: readonly string[];
  /** The shopper confirms on a page of its own. */
  readonly goesAway: boolean;
};

/** What the server offers, in the market's order; all cards are one choice (CART-044, CART-046). */
export function paymentChoices({ payments }: Market, options: PaymentOptions, card: string): Choice[] {
  const offered = offeredPaymentMethods(options.paymentOptions);
  const methods = payments.methods.filter(({ id, enabled }) => enabled && Object.hasOwn(offered, id));
  const vendors = methods.filter(isCard).map(({ vendor, id }) => vendor ?? id);
  const choices: Choice[] = [];
  for (const method of methods) {
    if (!isCard(method) && !isOwnChoice(method)) continue;
    const id = isCard(method) ? card : method.id;
    if (!choices.some((it) => it.id === id)) {
      choices.push({ id, vendors: isCard(method) ? vendors : [], goesAway: method.kind === 'wallet' });
    }
  }
  return choices;
}

const isCard = ({ kind }: PaymentMethod) => kind === 'card';
/** Gift cards pay beside another way, and are no choice among them. */
const isOwnChoice = ({ kind }: PaymentMethod) => kind !== 'card' && kind !== 'giftcard';

/** Months without interest, where market and total allow them (PLUS-022). */
function Installments({ options, market }: { options: PaymentOptions; market: Market }) {
  const label = useDataText();
  const text = useText();
  const { money } = useFormat();
  const { installments } = market.payments;
  const offered = options.installments.filter(({ count }) => count > 1);
  if (!installments || offered.length === 0) return null;
  return (
    <Select name="installments" label={text('payment.installments')} defaultValue="1">
      <option value="1">{text('payment.once')}</option>
      {offered.map(({ count, amount }) => (
        <option key={count} value={count}>
          {label(installments.textKey, {
            count,
            amount: money(toMinor(amount, market.currency.minorDigits)),
          })}
        </option>
      ))}
    </Select>
  );
}
