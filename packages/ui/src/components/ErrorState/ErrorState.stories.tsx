import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  title: 'Components/ErrorState',
  args: {
    title: 'Stores near you did not load',
    children: 'The rest of the page works.',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};

export const Retrying: Story = { args: { isRetrying: true } };
