import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const meta = {
  component: OneTimeCode,
  title: 'Components/OneTimeCode',
  args: { label: 'Code from the message' },
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        empty: <OneTimeCode label="Code from the message" description="We sent it to (619) 555-0142" />,
        filled: <OneTimeCode label="Code from the message" defaultValue="204816" />,
        'with an error': (
          <OneTimeCode
            label="Code from the message"
            defaultValue="204817"
            errorMessage="This code has expired. Ask for a new one."
          />
        ),
        disabled: <OneTimeCode label="Code from the message" defaultValue="204816" disabled />,
      }}
    />
  ),
};
