import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = {
  component: ErrorSummary,
  title: 'Components/ErrorSummary',
  args: {
    errors: [
      { fieldId: 'summary-zip', message: 'ZIP code is 1 digit short. It has 5 digits, for example 92110.' },
      { fieldId: 'summary-email', message: 'Enter an email, for example name@example.com.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messages that do not say which field they are about have its name before them. */
export const WithNames: Story = {
  args: {
    errors: [{ fieldId: 'order-number', label: 'Order number', message: 'Enter it as in the email.' }],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="order-number" label="Order number" errorMessage={args.errors[0]?.message} />
    </Stack>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField
        id="summary-zip"
        label="ZIP code"
        defaultValue="9211"
        errorMessage={args.errors[0]?.message}
      />
      <TextField id="summary-email" label="Email" errorMessage={args.errors[1]?.message} />
    </Stack>
  ),
};
