import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, title: 'Foundations/Spinner' } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As large as the words beside it, in their colour. */
export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'beside words': (
          <Text>
            <Inline as="span">
              <Spinner /> Connecting you to an agent
            </Inline>
          </Text>
        ),
        small: (
          <Text size="label" tone="secondary">
            <Inline as="span">
              <Spinner /> Checking 12 stores
            </Inline>
          </Text>
        ),
      }}
    />
  ),
};
