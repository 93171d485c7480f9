import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from './FieldGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = {
  component: FieldGroup,
  title: 'Components/FieldGroup',
  args: { legend: 'Contact and address' },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <FieldGroup {...args}>
      <TextField label="Email" type="email" />
      <FieldGroup columns={2}>
        <TextField label="First name" />
        <TextField label="Last name" />
      </FieldGroup>
      <TextField label="Street address" />
    </FieldGroup>
  ),
};
