import type { Cart, Line } from '@driveline/api';
import {
  dueMinor,
  orderFields,
  orderLine,
  orderLines,
  orderTotals,
  type CheckoutFault,
  type CommitWay,
  type OrderChange,
  useCheckoutPlaces,
} from '@driveline/hooks';
import {
  Alert,
  Button,
  ButtonLink,
  CheckoutSection,
  Heading,
  Inline,
  LineProblem,
  Link,
  OrderChanges,
  OrderLines,
  Stack,
  Text,
  useFormat,
} from '@driveline/ui';
import { Checkbox } from '@driveline/ui/forms';
import { formTarget } from '../../intents/formTarget.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { MisfitBoxes } from '../../parts/cart/CheckoutForm.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { BillTo } from './BillingAddress.tsx';
import { useInvoice } from './Invoice.tsx';
import { StepPost, useStepPending } from './StepForm.tsx';
import * as paths from '../../paths/index.ts';

type OrderFormProps = Pick<CheckoutStepProps, 'state' | 'fault'>;

/** The last look, as a section of its own. */
export function ReviewSection({ state, frame, fault }: CheckoutStepProps) {
  return (
    <CheckoutSection {...frame}>
      <LastLook state={state} fault={fault} />
    </CheckoutSection>
  );
}

/** What is about to be bought, in sight of the button that buys it. */
export function LastLook({ state, fault }: OrderFormProps) {
  return (
    <>
      <Review cart={state.cart} />
      <BillTo state={state} />
      <OrderForm state={state} fault={fault} />
    </>
  );
}

function Review({ cart }: { cart: Cart }) {
  const text = useText();
  const { market } = useShop();
  const lines = orderLines(cart);
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Heading level={3}>{text('checkout.review')}</Heading>
        <Link href={paths.cart()}>{text('checkout.editCart')}</Link>
      </Inline>
      {lines
        // A part that does not fit is asked about at the button.
        .filter((line) => line.itemHasError && line.misfitAccepted !== false)
        .map((line) => (
          <LineToMend key={line.commerceItemId} line={line} />
        ))}
      <OrderLines lines={lines.map((line) => orderLine(line, market))} placed={false} />
    </Stack>
  );
}

/** A line that cannot be had as it is; taking it out comes back here where no script runs. */
function LineToMend({ line }: { line: Line }) {
  const text = useText();
  const { commerceItemId, itemDescription: title, quantityLeft: count, errorMessage: message } = line;
  const fields = { commerceItemId, returnTo: paths.checkout('review') };
  const target = formTarget('update-line', { ...fields, quantity: count });
  const takeLeft = count === undefined ? undefined : { label: text('checkout.takeLeft', { count }), target };
  return <LineProblem {...{ title, message, takeLeft }} remove={formTarget('remove-line', fields)} />;
}

/** Places the order, once: the key is that of the cart's version, so two tabs and a reload send the same one. */
function OrderForm({ state, fault }: OrderFormProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const isPending = useStepPending('place-order');
  const { addressOf, hasReview } = useCheckoutPlaces();
  const { withCode } = orderTotals(state.cart, market);
  const invoice = useInvoice(state, fault);
  const { promoAndSpecialEvents, textMessage } = market.checkout.subscriptions;
  const ticked = fault?.ticked;
  return (
    <StepPost
      step="review"
      intent="place-order"
      fields={{ ...orderFields(state, market), ...invoice.fields }}
      {...invoice.formProps}
    >
      <Stack gap={4}>
        {invoice.box}
        <Checkbox
          name="receivePromoAndSpecialEvents"
          value="true"
          defaultChecked={ticked?.receivePromoAndSpecialEvents ?? promoAndSpecialEvents}
        >
          {text('checkout.promoMail')}
        </Checkbox>
        {state.contact?.phoneNumber && (
          <Checkbox
            name="receiveTextMessage"
            value="true"
            defaultChecked={ticked?.receiveTextMessage ?? textMessage}
          >
            {text('checkout.textMessages')}
          </Checkbox>
        )}
        <MisfitBoxes cart={state.cart} accepted={ticked?.acceptedIds} />
        <OrderFault fault={fault} paymentHref={hasReview && addressOf('payment')} />
        <Button type="submit" variant="primary" fullWidth pending={isPending}>
          {text(fault?.isUnknown ? 'checkout.askAgain' : 'checkout.placeOrder', {
            amount: money(dueMinor(state, market), undefined, { withCode: withCode === true }),
          })}
        </Button>
        <Text size="bodyS" tone="secondary">
          {text('checkout.afterOrder')}
        </Text>
      </Stack>
    </StepPost>
  );
}

type OrderFaultProps = {
  readonly fault: CheckoutFault | undefined;
  /** Where another way to pay is chosen, unless that is below. */
  readonly paymentHref?: string | false;
};

/** Why an order was not placed, what changed since it was seen, and the way on where that is not the button below. */
export function OrderFault({ fault, paymentHref }: OrderFaultProps) {
  const text = useText();
  const changeText = useChangeText();
  if (fault?.isUnknown) {
    return (
      <Alert tone="warning" role="alert">
        {text('checkout.checkingOrder')}
      </Alert>
    );
  }
  if (fault?.message !== undefined && fault.changes) {
    const words = { title: text('checkout.changed'), lead: text('checkout.changedLead') };
    return <OrderChanges {...words} changes={fault.changes.map(changeText)} />;
  }
  const links: { readonly [way in CommitWay]?: readonly [href: string, words: string] } = {
    cart: [paths.cart(), text('checkout.editCart')],
    ...(paymentHref && { payment: [paymentHref, text('payment.change')] }),
  };
  const [href, words] = links[fault?.wayOn ?? 'again'] ?? [];
  const link = href && (
    <ButtonLink href={href} size="s">
      {words}
    </ButtonLink>
  );
  return <Refused answer={fault} actions={link} />;
}

/** A change in a sentence, with what was before and what is now. */
function useChangeText(): (change: OrderChange) => string {
  const text = useText();
  const { money } = useFormat();
  return (change) => {
    const title = 'title' in change ? change.title : '';
    if ('quantity' in change)
      return text(`checkout.change.${change.kind}`, { title, count: change.quantity });
    if (!('before' in change)) return text(`checkout.change.${change.kind}`);
    const { kind, before, now } = change;
    if (kind === 'quantity') return text('checkout.change.quantity', { title, before, now });
    const id = kind === 'code' && now === 0 ? 'codeGone' : kind;
    return text(`checkout.change.${id}`, { title, before: money(before), now: money(now) });
  };
}
