import type { CheckoutState } from '@driveline/api';
import {
  checkoutQueries,
  dueMinor,
  openCheckoutStep,
  orderFields,
  orderGroups,
  orderQueries,
  orderTotals,
  placedOrder,
  useB2c,
  useCheckout,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import {
  Alert,
  Button,
  CardVendors,
  CheckoutLayout,
  CheckoutSection,
  Heading,
  OrderLines,
  OrderSummary,
  OrderView,
  PageBody,
  Stack,
  SummaryBar,
  Text,
  useFormat,
  useStrings,
  vendorName,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { NothingToBuy } from './Cart.tsx';
import { Contact } from './Contact.tsx';
import type { Page, PageProps, Posted } from './page.ts';
import { words } from './words.ts';

export interface StepProps {
  readonly state: CheckoutState;
  readonly posted: Posted | undefined;
  readonly isOpen: boolean;
}

/** Contact and address, then payment. How each part comes was chosen with it, or in the cart. */
function Checkout({ url, posted }: PageProps) {
  const { data: state } = useCheckout();
  const { shell } = useStrings();
  if (!state) return null;
  const totals = orderTotals(state.cart, us);
  if (totals.itemCount === 0) return <NothingToBuy />;
  const isPaying = openCheckoutStep(state, url.searchParams.get('step') ?? '') === 'payment';
  return (
    <CheckoutLayout aside={<OrderSummary totals={totals} />}>
      <title>{shell.checkout}</title>
      <Heading level={1}>{shell.checkout}</Heading>
      <SummaryBar totals={totals} />
      {posted?.message && (
        <Alert tone="error" role="alert">
          {posted.message}
        </Alert>
      )}
      {url.searchParams.get('challenge') === 'approved' && <Alert role="status">{words.bankAgreed}</Alert>}
      <Contact state={state} posted={posted} isOpen={!isPaying} />
      <Payment state={state} isOpen={isPaying} />
    </CheckoutLayout>
  );
}

/** The card is typed on the gateway's own page, so that this shop never sees it; then the last look, and the order. */
function Payment({ state, isOpen }: Omit<StepProps, 'posted'>) {
  const { order, checkout } = useStrings();
  const { money } = useFormat();
  const [card] = state.paymentMethodInfo;
  return (
    <CheckoutSection id="payment" step={2} title={order.payment} state={isOpen ? 'open' : 'todo'}>
      <form method="post" action="/checkout?step=payment">
        {/* What is placed is what was seen, once. */}
        {Object.entries(orderFields(state, us)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack>
          {card && (
            <>
              <Text weight="bold">{order.cardEnding(vendorName(card.cardType), card.lastFour)}</Text>
              {orderGroups(state.cart, us).map(({ id, lines }) => (
                <OrderLines key={id} lines={lines} placed={false} />
              ))}
              <Button type="submit" name="intent" value="place-order" variant="primary" fullWidth>
                {words.placeOrder(money(dueMinor(state, us)))}
              </Button>
            </>
          )}
          <CardVendors vendors={us.payments.cardVendors} label={checkout.cardsTaken} />
          <Button
            type="submit"
            name="intent"
            value="pay-by-card"
            variant={card ? 'outline' : 'primary'}
            fullWidth
          >
            {card ? words.otherCard : words.toCard}
          </Button>
        </Stack>
      </form>
    </CheckoutSection>
  );
}

export const checkout: Page = { queries: (client) => [checkoutQueries.state(client)], View: Checkout };

/** The order that this session placed last. */
function Confirmation() {
  const { data: order } = useQuery(orderQueries.confirmation(useB2c().client));
  const strings = useStrings();
  if (!order) return null;
  return (
    <PageBody>
      <title>{words.thanks}</title>
      <OrderView order={placedOrder(order, us)}>
        <Stack gap={2}>
          <Heading level={1}>{words.thanks}</Heading>
          <Text>{strings.order.number(order.orderId)}</Text>
          <Text>{words.mailed(order.email)}</Text>
        </Stack>
      </OrderView>
    </PageBody>
  );
}

export const confirmation: Page = {
  queries: (client) => [orderQueries.confirmation(client)],
  View: Confirmation,
};
