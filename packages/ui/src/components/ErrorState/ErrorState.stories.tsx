import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
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

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      states={{
        'to be tried again': <ErrorState {...args} />,
        'is tried again': <ErrorState {...args} isRetrying />,
        'with another way on': (
          <ErrorState
            title="The map did not load"
            actions={<ButtonLink href="#list">Show the list</ButtonLink>}
          />
        ),
      }}
    />
  ),
};
