import type { Meta, StoryObj } from '@storybook/react-vite';
import { caliper, rotor, slotted, today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { AvailabilityLines } from './AvailabilityLines.tsx';

const meta = {
  component: AvailabilityLines,
  title: 'Commerce/AvailabilityLines',
  args: { availability: rotor.availability, today },
} satisfies Meta<typeof AvailabilityLines>;
export default meta;

const states = {
  'in stock': rotor.availability,
  'at another store': slotted.availability,
  'transfer brings it': caliper.availability,
  'no store chosen': { regular: { date: '2026-11-25', priceMinor: 799 } },
  nowhere: { pickup: { storeName: 'Harbor Blvd', quantity: 0, readyAt: null, closesAt: null } },
  loading: undefined,
};

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      narrow
      states={Object.fromEntries(
        Object.entries(states).map(([name, availability]) => [
          name,
          <AvailabilityLines key={name} availability={availability} today={today} />,
        ]),
      )}
    />
  ),
};
