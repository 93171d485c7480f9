import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { FieldGroup } from '../components/FieldGroup/FieldGroup.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { RadioCard, RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardVendors } from '../commerce/Checkout/CardVendors.tsx';
import { CheckoutLayout } from '../commerce/Checkout/CheckoutLayout.tsx';
import { CheckoutSection } from '../commerce/Checkout/CheckoutSection.tsx';
import { totals } from '../commerce/fixtures/orders.ts';
import { usePageWords } from '../commerce/fixtures/pageWords.ts';
import { caliper, mat, rotor } from '../commerce/fixtures/products.ts';
import { CheckoutFrame } from '../commerce/fixtures/ShopFrame.tsx';
import { OrderSummary } from '../commerce/Totals/OrderSummary.tsx';
import { SummaryBar } from '../commerce/Totals/SummaryBar.tsx';
import { useFormat } from '../i18n/UiProvider.tsx';

const steps = ['delivery', 'contact', 'payment'] as const;
type Step = (typeof steps)[number];

interface CheckoutProps {
  open: Step;
  /** What is wrong with the contact. */
  fault?: boolean;
  /** The bank said no. */
  declined?: boolean;
}

function Checkout({ open, fault = false, declined = false }: CheckoutProps) {
  const words = usePageWords();
  const summaries: Record<Step, string> = {
    delivery: words('deliverySummary'),
    contact: 'Sam Rivera, sam.rivera@example.com, 2204 Morena Blvd, San Diego, CA 92110',
    payment: '',
  };
  const bodies: Record<Step, ReactNode> = {
    delivery: <Delivery />,
    contact: <Contact fault={fault} />,
    payment: <Payment declined={declined} />,
  };
  return (
    <CheckoutFrame>
      <CheckoutLayout aside={<OrderSummary totals={totals} />}>
        <VisuallyHidden>
          <Heading level={1}>{words('checkout')}</Heading>
        </VisuallyHidden>
        <SummaryBar totals={totals} />
        {steps.map((step, at) => (
          <CheckoutSection
            key={step}
            id={step}
            step={at + 1}
            title={words(step)}
            state={step === open ? 'open' : at < steps.indexOf(open) ? 'done' : 'todo'}
            summary={summaries[step]}
            editHref={`?step=${step}`}
          >
            {bodies[step]}
          </CheckoutSection>
        ))}
      </CheckoutLayout>
    </CheckoutFrame>
  );
}

function Delivery() {
  const words = usePageWords();
  const { date, money } = useFormat();
  const ways = (
    <>
      <RadioCard value="pickup" label={words('pickup')} description="1420 Harbor Blvd" end={words('free')} />
      <RadioCard
        value="nextDay"
        label={words('nextDay')}
        description={date('2026-11-22', 'day')}
        end={money(799)}
      />
      <RadioCard
        value="regular"
        label={words('regular')}
        description={date('2026-11-25', 'day')}
        end={words('free')}
      />
    </>
  );
  return (
    <Stack gap={5}>
      <RadioCards legend={rotor.title} name="shipment-1" defaultValue="pickup">
        {ways}
      </RadioCards>
      <RadioCards legend={`${caliper.title}, ${mat.title}`} name="shipment-2" defaultValue="regular">
        {ways}
      </RadioCards>
      <Button variant="primary" fullWidth>
        {words('toContact')}
      </Button>
    </Stack>
  );
}

function Contact({ fault }: { fault: boolean }) {
  const words = usePageWords();
  const message = words('emailFault');
  return (
    <Stack gap={5}>
      {fault && <ErrorSummary errors={[{ fieldId: 'page-email', label: words('email'), message }]} />}
      <FieldGroup legend={words('contactLegend')}>
        <Grid min="200px">
          <TextField label={words('firstName')} defaultValue="Sam" />
          <TextField label={words('lastName')} defaultValue="Rivera" />
        </Grid>
        <TextField
          id="page-email"
          label={words('email')}
          type="email"
          defaultValue={fault ? 'sam.rivera@' : 'sam.rivera@example.com'}
          errorMessage={fault ? message : undefined}
        />
        <TextField label={words('phone')} type="tel" optional description={words('phoneHelp')} />
      </FieldGroup>
      <FieldGroup legend={words('addressLegend')}>
        <TextField label={words('street')} defaultValue="2204 Morena Blvd" />
        <Grid min="200px">
          <TextField label={words('postalCode')} defaultValue="92110" inputMode="numeric" />
          <TextField label={words('city')} defaultValue="San Diego" />
        </Grid>
      </FieldGroup>
      <Button variant="primary" fullWidth>
        {words('toPayment')}
      </Button>
    </Stack>
  );
}

function Payment({ declined }: { declined: boolean }) {
  const words = usePageWords();
  const { money } = useFormat();
  return (
    <Stack gap={5}>
      {declined && (
        <Alert tone="error" role="alert">
          {words('declined')}
        </Alert>
      )}
      <RadioCards legend={words('payWith')} name="method" defaultValue="card">
        <RadioCard
          value="card"
          label={words('card')}
          end={<CardVendors label={words('card')} vendors={['visa', 'master', 'amex', 'discover']} />}
        />
        <RadioCard value="paypal" label="PayPal" />
      </RadioCards>
      <TextField label={words('cardNumber')} inputMode="numeric" defaultValue="4242 4242 4242 4242" />
      <Grid min="120px">
        <TextField label={words('expires')} inputMode="numeric" placeholder="MM/YY" />
        <TextField label={words('securityCode')} inputMode="numeric" />
      </Grid>
      <Checkbox defaultChecked>{words('sameAddress')}</Checkbox>
      <Button variant="primary" fullWidth>
        {`${words('placeOrder')} · ${money(totals.totalMinor)}`}
      </Button>
    </Stack>
  );
}

const meta = {
  component: Checkout,
  title: 'Pages/Checkout',
  parameters: { layout: 'fullscreen' },
  args: { open: 'delivery' },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const DeliveryStep: Story = {};

export const ContactStep: Story = { args: { open: 'contact' } };

export const ContactFaults: Story = { ...state, args: { open: 'contact', fault: true } };

export const PaymentStep: Story = { args: { open: 'payment' } };

export const CardDeclined: Story = { ...state, args: { open: 'payment', declined: true } };
