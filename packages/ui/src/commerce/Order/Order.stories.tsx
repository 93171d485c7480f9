import type { Meta, StoryObj } from '@storybook/react-vite';
import { placedOrder } from '../fixtures/orders.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { orderStatuses } from '@driveline/validation';
import { OrderLines } from './OrderLines.tsx';
import { OrderView } from './OrderView.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Commerce/Order',
  component: OrderView,
  subcomponents: { OrderLines, StatusLabel },
} satisfies Meta;
export default meta;

export const AllStates: StoryObj = { render: () => <OrderView order={placedOrder} today={today} /> };

const lines = ['Order W7K2-94QD', 'We sent the details to dana@example.com.'];

export const Placed: StoryObj = {
  render: () => (
    <OrderView
      order={placedOrder}
      today={today}
      thanks={{ title: 'Thank you. We received your order.', lines }}
    />
  ),
};

export const Unpaid: StoryObj = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <OrderView
      order={placedOrder}
      today={today}
      thanks={{ title: 'Almost done: we’re waiting for your payment', lines, isUnpaid: true }}
    />
  ),
};

export const Lines: StoryObj = {
  parameters: { visual: { widths: [390] } },
  render: () => {
    const lines = placedOrder.shipments.flatMap((shipment) => shipment.lines);
    return (
      <Sheet
        narrow
        states={{
          'to be placed': <OrderLines lines={lines} placed={false} />,
          placed: <OrderLines lines={lines} />,
        }}
      />
    );
  },
};

export const Statuses: StoryObj = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <Sheet
      narrow
      states={Object.fromEntries(
        [...orderStatuses, 'NEW_CODE'].map((status) => [
          status,
          <StatusLabel key={status} status={status} />,
        ]),
      )}
    />
  ),
};
