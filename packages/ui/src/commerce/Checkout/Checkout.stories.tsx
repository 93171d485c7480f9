import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { totals } from '../fixtures/orders.ts';
import { payTerms } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { OrderSummary, TotalsList } from '../Totals/OrderSummary.tsx';
import { SummaryBar } from '../Totals/SummaryBar.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { AppliedTender } from './AppliedTender.tsx';
import { CardVendors } from './CardVendors.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CheckoutSteps, checkoutVariants } from './CheckoutSteps.tsx';
import { LineProblem } from './LineProblem.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const meta = {
  title: 'Commerce/Checkout',
  component: CheckoutSection,
  subcomponents: {
    CheckoutSteps,
    CheckoutLayout,
    PaymentMethodList,
    CardVendors,
    AddressChoice,
    AppliedTender,
    LineProblem,
    OrderChanges,
    OrderSummary,
    TotalsList,
    SummaryBar,
  },
  parameters: { layout: 'fullscreen', playgrounds: { TotalsList: { args: { totals } } } },
} satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <>
      <SummaryBar totals={totals} />
      <CheckoutLayout aside={<OrderSummary totals={totals} />}>
        <CheckoutSection
          id="delivery"
          step={1}
          title="Delivery method"
          state="done"
          summary="Pick up 2 items today at 1420 Harbor Blvd · 1 item ships, arrives Wed, Nov 25"
          editHref="?step=delivery"
        />
        <CheckoutSection id="contact" step={2} title="Contact and address" state="open">
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

const steps = ['Delivery method', 'Contact', 'Payment', 'Review your order'].map((label, at) => ({
  label,
  href: `?step=${at + 1}`,
}));

const shown = (kind: 'pages' | 'accordion') => (
  <CheckoutSteps
    {...{ kind, steps, totals }}
    title="Checkout"
    current={3}
    titleId={`${kind}-title`}
    aside={<OrderSummary totals={totals} />}
  >
    {steps
      .map(({ label, href }, at) => ({ title: label, editHref: href, step: at + 1 }))
      .filter(({ step }) => kind === 'accordion' || step === 3)
      .map((section) => (
        <CheckoutSection
          key={section.step}
          {...section}
          {...(section.step === 3 && kind === 'pages' && { id: kind })}
          variant={checkoutVariants[kind]}
          state={section.step === 3 ? 'open' : section.step < 3 ? 'done' : 'todo'}
          summary="Pick up 2 items today at 1420 Harbor Blvd"
        >
          <AppliedTender
            words="Gift card ending in 9012 · $10.00"
            remove={{
              words: 'Remove',
              label: 'Remove gift card ending in 9012',
              target: take,
              pending: false,
            }}
          />
          <Button variant="primary" fullWidth>
            Review order
          </Button>
        </CheckoutSection>
      ))}
  </CheckoutSteps>
);

/** The older layouts: a page for each step, and an accordion of all. */
export const Pages: StoryObj = { render: () => shown('pages') };
export const Accordion: StoryObj = { render: () => shown('accordion') };

const take = { action: '/checkout', intent: 'save-contact' };
const known = { lines: ['1420 Harbor Blvd', 'San Diego', 'CA 92110-2345'], target: take };
const typed = { lines: ['1420 Harbour Bd', 'San Diego', 'CA 92110'], target: take };

export const Choices: StoryObj = {
  parameters: { visual: { widths: [560] }, layout: 'padded' },
  render: () => (
    <Sheet
      narrow
      states={{
        'ways to pay': (
          <PaymentMethodList
            defaultValue="card"
            methods={[
              { id: 'card', label: 'Credit or debit card', vendors: ['visa', 'master', 'amex', 'discover'] },
              { id: 'oxxo', label: 'OXXO', note: 'Pay within 3 days at any OXXO.' },
              { id: 'gift', label: 'Gift card', end: '−$20.00' },
            ]}
          />
        ),
        'none was chosen': (
          <PaymentMethodList
            name="way"
            errorMessage="Choose how you pay."
            methods={[{ id: 'card', label: 'Credit or debit card' }]}
          />
        ),
        'a known address is near': <AddressChoice suggestions={[known]} entered={typed} />,
        'nothing is near': <AddressChoice suggestions={[]} entered={typed} />,
      }}
    />
  ),
};

export const Trouble: StoryObj = {
  parameters: { visual: { widths: [560] }, layout: 'padded' },
  render: () => (
    <Sheet
      narrow
      states={{
        'a line that cannot be had': (
          <LineProblem
            title="Front brake pad set"
            message="Only 1 left."
            takeLeft={{ label: 'Change quantity to 1', target: take }}
            remove={take}
          />
        ),
        'an order that changed': (
          <OrderChanges
            title="Your order has changed"
            changes={['Order total changed from $20.00 to $25.00']}
            lead="We haven’t placed it yet. Review the changes, then place your order."
          />
        ),
      }}
    />
  ),
};

/** Ways to pay the total, and what one of them took off once it was chosen. */
export const WaysToPay: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        offered: <OrderSummary totals={{ ...totals, payTerms }} />,
        chosen: (
          <OrderSummary totals={{ ...totals, payDiscount: { name: 'Desconto no Pix', amountMinor: 2890 } }} />
        ),
      }}
    />
  ),
};
