import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const meta = {
  component: RadioCards,
  title: 'Components/RadioCards',
  subcomponents: { RadioCard },
  parameters: {
    playgrounds: {
      RadioCard: {
        decorators: [
          (Story: ComponentType) => (
            <RadioCards legend="Delivery method" name="way">
              <Story />
            </RadioCards>
          ),
        ],
        args: { value: 'pickup', label: 'Pick up today', description: 'Ready 2:40 PM', end: 'Free' },
      },
    },
  },
  args: { legend: 'Delivery method', name: 'way' },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (
  <>
    <RadioCard
      value="pickup"
      label="Pick up today"
      description="1 left at 1420 Harbor Blvd, ready at 2:40 PM"
      end="Free"
    />
    <RadioCard value="delivery" label="Delivered tomorrow" description="Order in 3 h 12 min" end="$7.99" />
    <RadioCard value="ship" label="Ships, Wed Nov 25" description="Not to this address" end="Free" disabled />
  </>
);

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        'one chosen': (
          <RadioCards legend="Delivery method" name="one" defaultValue="pickup">
            {cards}
          </RadioCards>
        ),
        'none, with an error': (
          <RadioCards legend="Delivery method" name="none" errorMessage="Choose a delivery method.">
            {cards}
          </RadioCards>
        ),
      }}
    />
  ),
};
