import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { totals } from '../fixtures/orders.ts';
import { OrderSummary } from '../Totals/OrderSummary.tsx';
import { SummaryBar } from '../Totals/SummaryBar.tsx';
import { CardVendors } from './CardVendors.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

const meta = { title: 'Commerce/Checkout', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <>
      <SummaryBar totals={totals} />
      <CheckoutLayout aside={<OrderSummary totals={totals} />}>
        <CheckoutSection
          id="delivery"
          step={1}
          title="How you get it"
          state="done"
          summary="Pick up 2 items today at 1420 Harbor Blvd · 1 item ships, arrives Wed, Nov 25"
          editHref="?step=delivery"
        />
        <CheckoutSection id="contact" step={2} title="Contact and delivery" state="open">
          <CardVendors label="Cards" vendors={['visa', 'master', 'amex', 'discover']} />
          <Button variant="primary" fullWidth>
            Continue to payment
          </Button>
        </CheckoutSection>
        <CheckoutSection id="payment" step={3} title="Payment" state="todo" />
      </CheckoutLayout>
    </>
  ),
};
