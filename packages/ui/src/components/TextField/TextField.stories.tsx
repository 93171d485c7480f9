import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, title: 'Components/TextField', args: { label: 'Email' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        empty: <TextField label="Email" type="email" />,
        filled: <TextField label="First name" defaultValue="Sam" />,
        optional: <TextField label="Apartment" optional />,
        'with help': (
          <TextField
            label="Cell phone"
            description="We’ll only use it to text you when your order is ready"
            defaultValue="(619) 555-0142"
          />
        ),
        'with an error': (
          <TextField
            label="ZIP code"
            defaultValue="9211"
            errorMessage="ZIP code is 1 digit short. It has 5 digits, for example 92110."
          />
        ),
        'at its longest': <TextField label="Vehicle name" maxLength={10} defaultValue="Red Halden" />,
        disabled: <TextField label="State" defaultValue="California" disabled />,
        'read only': <TextField label="City" defaultValue="San Diego" readOnly />,
      }}
    />
  ),
};
