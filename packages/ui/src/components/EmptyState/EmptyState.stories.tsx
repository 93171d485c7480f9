import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { CartIcon } from '../Icon/commerceIcons.tsx';

const meta = {
  component: EmptyState,
  title: 'Components/EmptyState',
  args: {
    title: 'Your cart is empty',
    picture: <CartIcon size={48} strokeWidth={1.2} />,
    children: 'Parts stay here for 30 days, on this device and on others once you sign in.',
    actions: (
      <>
        <ButtonLink href="#parts" variant="primary">
          All parts
        </ButtonLink>
        <Button variant="quiet">Sign in</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      states={{
        'with a picture': <EmptyState {...args} />,
        'words alone': (
          <EmptyState
            title="No part matches these filters"
            level={3}
            actions={<Button variant="outline">Clear all</Button>}
          />
        ),
      }}
    />
  ),
};
