import type { CheckoutState } from '@driveline/api';
import {
  CHECKOUT_STEPS,
  checkoutQueries,
  openCheckoutStep,
  orderTotals,
  useB2c,
  type CheckoutStep,
} from '@driveline/hooks';
import {
  CheckoutLayout,
  EmptyCart,
  Heading,
  OrderSummary,
  PageBody,
  SummaryBar,
  VisuallyHidden,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router-dom';
import { PARTS } from '../../models/jobs.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { isFault, type CheckoutFault } from './checkoutData.ts';
import { ContactSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { useStepFocus } from './useStepFocus.ts';

/** What every section gets. */
export type SectionProps = {
  readonly state: CheckoutState;
  readonly sectionState: 'open' | 'done' | 'todo';
  /** What the last post of this section could not do. */
  readonly fault: CheckoutFault | undefined;
};

const sections = { delivery: DeliverySection, contact: ContactSection, payment: PaymentSection };

/** `/checkout`, the newest generation: three sections on one page (CART-020). */
export function CheckoutPage() {
  const text = useText();
  const { client } = useB2c();
  const { data: state, error, refetch } = useQuery(checkoutQueries.state(client));
  return (
    <>
      <PageHead title={text('checkout.title')} />
      {state ? (
        <Sections state={state} />
      ) : (
        <PageBody narrow>
          <Failure error={error} onRetry={() => void refetch()} />
        </PageBody>
      )}
    </>
  );
}

function Sections({ state }: { state: CheckoutState }) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const answer = useActionData();
  const fault = isFault(answer) ? answer : undefined;
  const open = fault?.step ?? openCheckoutStep(state, askedStep(query));
  const totals = orderTotals(state.cart, market);
  useStepFocus(open, state);
  if (totals.itemCount === 0) return <NothingToBuy />;
  return (
    <CheckoutLayout aside={<OrderSummary totals={totals} />}>
      <VisuallyHidden>
        <Heading level={1}>{text('checkout.title')}</Heading>
      </VisuallyHidden>
      <SummaryBar totals={totals} />
      {CHECKOUT_STEPS.map((step) => {
        const Section = sections[step];
        const own = fault?.step === step ? fault : undefined;
        return <Section key={step} state={state} sectionState={stateOf(step, open)} fault={own} />;
      })}
    </CheckoutLayout>
  );
}

/** The last line was taken out, here or in another tab. */
function NothingToBuy() {
  return (
    <PageBody narrow>
      <EmptyCart shopHref={PARTS} />
    </PageBody>
  );
}

/** Who comes back from a wallet that did not pay chooses another way. */
const askedStep = (query: URLSearchParams) => query.get('step') ?? (query.has('paypal') ? 'payment' : null);

function stateOf(step: CheckoutStep, open: CheckoutStep): SectionProps['sectionState'] {
  if (step === open) return 'open';
  return CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(open) ? 'done' : 'todo';
}
