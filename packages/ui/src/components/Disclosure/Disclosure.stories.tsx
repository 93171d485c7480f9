import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Text } from '../Text/Text.tsx';

const meta = {
  component: Disclosure,
  title: 'Components/Disclosure',
  args: { summary: 'Warranty' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        closed: (
          <Disclosure summary="Warranty">
            <Text>2 years</Text>
          </Disclosure>
        ),
        open: (
          <Disclosure summary="Warranty" open>
            <Text>2 years, bring the receipt to any store.</Text>
          </Disclosure>
        ),
        group: (
          <div>
            <Disclosure summary="Specifications">
              <Text>296 mm</Text>
            </Disclosure>
            <Disclosure summary="Warranty">
              <Text>2 years</Text>
            </Disclosure>
          </div>
        ),
        plain: (
          <Disclosure variant="plain" summary="How to measure" open>
            <Text size="bodyS">Measure across the face of the rotor.</Text>
          </Disclosure>
        ),
      }}
    />
  ),
};
