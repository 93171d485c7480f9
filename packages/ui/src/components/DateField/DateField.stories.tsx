import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  title: 'Components/DateField',
  args: { label: 'Last oil change' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        empty: <DateField label="Last oil change" optional />,
        filled: <DateField label="Last oil change" defaultValue="2026-05-02" max="2026-11-21" />,
        'with an error': (
          <DateField
            label="Last oil change"
            defaultValue="2027-05-02"
            errorMessage="Give a day that has passed, for example 05/02/2026."
          />
        ),
        disabled: <DateField label="Purchased" defaultValue="2026-05-02" disabled />,
      }}
    />
  ),
};
