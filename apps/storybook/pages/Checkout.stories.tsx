import {
  Alert,
  Button,
  CardVendors,
  CheckoutLayout,
  CheckoutSection,
  Grid,
  Heading,
  OrderSummary,
  RadioCard,
  RadioCards,
  Stack,
  SummaryBar,
  useFormat,
  VisuallyHidden,
} from '@driveline/ui';
import { Checkbox, ErrorSummary, FieldGroup, TextField } from '@driveline/ui/forms';
import { formatPhone } from '@driveline/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { inMarket } from './inMarket.tsx';
import { CheckoutFrame } from './PageFrame.tsx';
import { usePageWords } from './pageWords.ts';
import { useShopData } from './shopData.ts';

const steps = ['delivery', 'contact', 'payment'] as const;
type Step = (typeof steps)[number];

interface CheckoutProps {
  open: Step;
  /** What is wrong with the contact. */
  fault?: boolean;
  /** The bank said no. */
  declined?: boolean;
}

function useSummaries(): Record<Step, string> {
  const words = usePageWords();
  const { date } = useFormat();
  const { groups, contact, addressLines } = useShopData();
  const pickup = groups.find(({ way }) => way === 'pickup');
  const shipped = groups.find(({ way }) => way !== 'pickup');
  return {
    delivery: words('deliverySummary', {
      store: pickup?.store?.name ?? '',
      date: shipped?.when ? date(shipped.when, 'day') : '',
    }),
    contact: [`${contact.firstName} ${contact.lastName}`, contact.email, ...addressLines].join(', '),
    payment: '',
  };
}

function Checkout({ open, fault = false, declined = false }: CheckoutProps) {
  const words = usePageWords();
  const { totals } = useShopData();
  const summaries = useSummaries();
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
  const { groups, parts } = useShopData();
  const { nextDay, regular } = parts[0]!.availability!;
  const price = (minor: number) => (minor === 0 ? words('free') : money(minor));
  const ways = (store: string | undefined) => (
    <>
      {store && <RadioCard value="pickup" label={words('pickup')} description={store} end={words('free')} />}
      {nextDay && (
        <RadioCard
          value="nextDay"
          label={words('nextDay')}
          description={date(nextDay.date, 'day')}
          end={price(nextDay.priceMinor)}
        />
      )}
      {regular && (
        <RadioCard
          value="regular"
          label={words('regular')}
          description={date(regular.date, 'day')}
          end={price(regular.priceMinor)}
        />
      )}
    </>
  );
  return (
    <Stack gap={5}>
      {groups.map(({ id, way, lines, store }) => (
        <RadioCards key={id} legend={lines.map(({ title }) => title).join(', ')} name={id} defaultValue={way}>
          {ways(store?.name)}
        </RadioCards>
      ))}
      <Button variant="primary" fullWidth>
        {words('toContact')}
      </Button>
    </Stack>
  );
}

function Contact({ fault }: { fault: boolean }) {
  const words = usePageWords();
  const { market, contact, address, postalCode } = useShopData();
  const message = words('emailFault');
  return (
    <Stack gap={5}>
      {fault && <ErrorSummary errors={[{ fieldId: 'page-email', label: words('email'), message }]} />}
      <FieldGroup legend={words('contactLegend')}>
        <Grid min="200px">
          <TextField label={words('firstName')} defaultValue={contact.firstName} />
          <TextField label={words('lastName')} defaultValue={contact.lastName} />
        </Grid>
        <TextField
          id="page-email"
          label={words('email')}
          type="email"
          defaultValue={fault ? contact.email.replace(/@.*/, '@') : contact.email}
          errorMessage={fault ? message : undefined}
        />
        <TextField
          label={words('phone')}
          type="tel"
          optional
          description={words('phoneHelp')}
          defaultValue={formatPhone(contact.phoneNumber ?? '', market)}
        />
      </FieldGroup>
      <FieldGroup legend={words('addressLegend')}>
        <TextField label={words('street')} defaultValue={address.address1} />
        <Grid min="200px">
          <TextField label={words('postalCode')} defaultValue={postalCode} inputMode="numeric" />
          <TextField label={words('city')} defaultValue={address.city} />
        </Grid>
      </FieldGroup>
      <Button variant="primary" fullWidth>
        {words('toPayment')}
      </Button>
    </Stack>
  );
}

/** Ways to pay that are no card, by the names that they have everywhere. */
const otherWays: Readonly<Record<string, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  oxxo: 'OXXO',
  paypal: 'PayPal',
};

function Payment({ declined }: { declined: boolean }) {
  const words = usePageWords();
  const { money } = useFormat();
  const { payments, totals } = useShopData();
  const vendors = payments.filter((name) => ['visa', 'master', 'amex', 'discover'].includes(name));
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
          end={<CardVendors label={words('card')} vendors={vendors} />}
        />
        {payments
          .filter((name) => name in otherWays)
          .map((name) => (
            <RadioCard key={name} value={name} label={otherWays[name]!} />
          ))}
      </RadioCards>
      <TextField label={words('cardNumber')} inputMode="numeric" defaultValue="4242 4242 4242 4242" />
      <Grid min="120px">
        <TextField label={words('expires')} inputMode="numeric" placeholder={words('monthAndYear')} />
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
  decorators: [inMarket],
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
