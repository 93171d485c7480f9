import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitProof } from '../Fit/FitProof.tsx';
import {
  buying,
  doesNotFit,
  longest,
  mat,
  needsInfo,
  noVehicle,
  payTerms,
  rotor,
  slotted,
  today,
} from '../fixtures/products.ts';
import { caliperPage } from '../fixtures/productPage.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import type { ProductSummary } from '../model/product.ts';
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx';

const meta = {
  component: BuyBox,
  title: 'Commerce/Product/BuyBox',
  args: {
    product: caliperPage,
    ...buying,
    storesHref: '/store',
    coreReturnDays: 45,
    place: '92110',
    terms: '90-day returns, limited lifetime warranty.',
    today,
  },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Box({ args, id, ...change }: { args: BuyBoxProps; id: string } & Partial<BuyBoxProps>) {
  const product: ProductSummary = change.product ?? args.product;
  return (
    <BuyBox
      {...args}
      {...change}
      formId={id}
      fitProof={
        <FitProof
          fit={product.fit}
          answer={{ action: '/actions', intent: 'answer-fit' }}
          vehicleHref={buying.vehicleHref}
        />
      }
    />
  );
}

export const AllStates: Story = {
  // As wide as its column on a desktop's page of a part; a phone has the page's own pictures.
  parameters: { visual: { widths: [1440] } },
  render: (args) => (
    <Sheet
      narrow
      states={{
        fits: <Box args={args} id="a" />,
        'two needed, at another store': <Box args={args} id="b" product={{ ...rotor, rating: undefined }} />,
        'one answer missing': <Box args={args} id="c" product={{ ...slotted, fit: needsInfo }} />,
        'does not fit': <Box args={args} id="d" product={{ ...rotor, fit: doesNotFit }} />,
        'no vehicle, no store': (
          <Box
            args={args}
            id="e"
            product={{
              ...rotor,
              fit: noVehicle,
              quantity: 1,
              availability: { regular: { date: '2026-11-25', priceMinor: 799 } },
            }}
          />
        ),
        universal: <Box args={args} id="f" product={mat} taxIncluded />,
        'not available': (
          <Box
            args={args}
            id="g"
            product={{ ...slotted, availability: { ...slotted.availability, regular: undefined } }}
          />
        ),
        'price failed': <Box args={args} id="h" priceState="failed" retryHref="?" />,
        'price and dates on their way': (
          <Box args={args} id="i" priceState="waiting" product={{ ...rotor, availability: undefined }} />
        ),
        'adding failed': <Box args={args} id="j" error="Only 1 is left in this store." />,
      }}
    />
  ),
};

export const LongText: Story = {
  render: (args) => (
    <Box args={args} id="k" product={{ ...longest, available: true, availability: rotor.availability }} />
  ),
};

/** Where a market splits a price, or grants less by a way to pay. */
export const WaysToPay: Story = {
  render: (args) => <Box args={args} id="l" product={{ ...rotor, payTerms }} taxIncluded />,
};
