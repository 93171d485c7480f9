import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  title: 'Components/PasswordField',
  args: { label: 'Password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      narrow
      states={{
        filled: <PasswordField {...args} />,
        'a new one, with its rules': (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            description="At least 8 characters, one of them a digit"
          />
        ),
        'with an error': (
          <PasswordField {...args} errorMessage="Email and password do not match an account." />
        ),
        disabled: <PasswordField {...args} disabled />,
      }}
    />
  ),
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(page.getByRole('textbox')).toHaveValue('correct horse');
  },
};
