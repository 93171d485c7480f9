import {
  Button,
  CheckoutLayout,
  CheckoutSection,
  Heading,
  OrderSummary,
  RadioCard,
  RadioCards,
  Stack,
  SummaryBar,
  Text,
  useFormat,
  VisuallyHidden,
  type Way,
} from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CheckoutContact } from './CheckoutContact.tsx';
import { CheckoutPayment } from './CheckoutPayment.tsx';
import { inMarket } from './inMarket.tsx';
import { CheckoutFrame } from './PageFrame.tsx';
import { usePageWords, type PageWord } from './pageWords.ts';
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

/** What is done, in a line for each step. */
function useSummaries(): Record<Step, ReactNode> {
  const words = usePageWords();
  const { date } = useFormat();
  const { groups, contact, addressLines } = useShopData();
  const ways = groups.map(({ way, lines, store, when }) =>
    words(way === 'pickup' ? 'checkout.pickupSummary' : 'checkout.shipSummary', {
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      store: store?.name ?? '',
      date: when ? date(when, 'day') : '',
    }),
  );
  const who = [`${contact.firstName} ${contact.lastName}`, contact.email, ...addressLines];
  return {
    delivery: <Text size="bodyS">{ways.join(' · ')}</Text>,
    contact: <Text size="bodyS">{who.join(', ')}</Text>,
    payment: null,
  };
}

const titles: Readonly<Record<Step, PageWord>> = {
  delivery: 'checkout.delivery',
  contact: 'checkout.contactAndAddress',
  payment: 'checkout.payment',
};

function Checkout({ open, fault = false, declined = false }: CheckoutProps) {
  const words = usePageWords();
  const { totals } = useShopData();
  const summaries = useSummaries();
  const bodies: Record<Step, ReactNode> = {
    delivery: <Delivery />,
    contact: <CheckoutContact fault={fault} />,
    payment: <CheckoutPayment declined={declined} />,
  };
  return (
    <CheckoutFrame>
      <CheckoutLayout aside={<OrderSummary totals={totals} />}>
        <VisuallyHidden>
          <Heading level={1}>{words('checkout.title')}</Heading>
        </VisuallyHidden>
        <SummaryBar totals={totals} />
        {steps.map((step, at) => (
          <CheckoutSection
            key={step}
            id={step}
            step={at + 1}
            title={words(titles[step])}
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
  return (
    <Stack gap={5}>
      {groups.map(({ id, way, lines, store, when }) => {
        const ways = {
          ...(store && { pickup: { date: when, priceMinor: 0 } }),
          ...(nextDay && { nextDay }),
          ...(regular && { regular }),
        };
        return (
          <RadioCards
            key={id}
            legend={lines.map(({ title }) => title).join(', ')}
            name={id}
            defaultValue={way}
          >
            {Object.entries(ways).map(([name, offer]) => (
              <RadioCard
                key={name}
                value={name}
                label={words(`checkout.way.${name as Way}`)}
                description={[name === 'pickup' && store?.name, offer.date && date(offer.date, 'day')]
                  .filter(Boolean)
                  .join(', ')}
                end={offer.priceMinor === 0 ? words('checkout.free') : money(offer.priceMinor)}
              />
            ))}
          </RadioCards>
        );
      })}
      <Button variant="primary" fullWidth>
        {words('checkout.toContact')}
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
