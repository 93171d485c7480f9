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
        'folded on phones only': (
          <Disclosure variant="plain" summary="Filter" phoneOnly>
            <Text size="bodyS">Year, make and model.</Text>
          </Disclosure>
        ),
        'long words': (
          <Disclosure summary="Onde encontro o número do chassi e o código do motor do meu veículo?">
            <Text>No documento do veículo.</Text>
          </Disclosure>
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
