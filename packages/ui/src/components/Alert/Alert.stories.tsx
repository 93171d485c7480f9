import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Alert } from './Alert.tsx';
import { Link } from '../Link/Link.tsx';

const meta = { component: Alert, title: 'Components/Alert', args: { children: 'Sold out' } } satisfies Meta<
  typeof Alert
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        info: <Alert>Prices and stock are those of 1420 Harbor Blvd.</Alert>,
        success: (
          <Alert tone="success" title="Payment received">
            We write to sam.rivera@example.com when the order is ready.
          </Alert>
        ),
        warning: (
          <Alert
            tone="warning"
            title="You have 1 rotor"
            actions={
              <Link href="#another" tone="inherit">
                Add another one
              </Link>
            }
          >
            Your car needs 2 per axle.
          </Alert>
        ),
        error: (
          <Alert tone="error" title="The card was declined">
            Try another card or pay in the store.
          </Alert>
        ),
        'can be closed': <Alert onDismiss={() => undefined}>Get the app and scan parts in the store.</Alert>,
      }}
    />
  ),
};
