import type { Meta, StoryObj } from '@storybook/react-vite';
import { pickup, shipped, totals } from '../fixtures/orders.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { orderStatuses } from '../model/order.ts';
import { OrderView, type PlacedOrder } from './OrderView.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = { title: 'Commerce/Order' } satisfies Meta;
export default meta;

const order: PlacedOrder = {
  number: 'W7K2-94QD',
  placedAt: '2026-11-21T14:05:00-08:00',
  shipments: [
    { ...pickup, status: 'READY FOR PICK UP', pickupCode: '48213' },
    { ...shipped, status: 'SHIPPED', carrier: 'Parcel Line', trackingNumber: '1Z0000000000000000' },
  ],
  totals,
  payments: [{ vendor: 'visa', lastFour: '4242', amountMinor: 35637 }],
  contact: { name: 'Sam Rivera', email: 'sam.rivera@example.com', phone: '(619) 555-0142' },
  address: ['2204 Morena Blvd', 'San Diego, CA 92110'],
};

export const AllStates: StoryObj = { render: () => <OrderView order={order} today={today} /> };

export const Statuses: StoryObj = {
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
