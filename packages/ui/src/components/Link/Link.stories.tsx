import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Link } from './Link.tsx';
import { Text } from '../Text/Text.tsx';

const meta = {
  component: Link,
  title: 'Foundations/Link',
  args: { href: '#', children: 'See why' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'in text': (
          <Text>
            Matches 2.5L, without tow package. <Link href="#why">See why</Link>
          </Text>
        ),
        quiet: (
          <Link href="#parts" variant="quiet">
            All parts
          </Link>
        ),
        'in the colour of the text': (
          <Text tone="secondary">
            <Link href="#terms" tone="inherit">
              Terms of sale
            </Link>
          </Text>
        ),
        'new tab': (
          <Link href="#maps" newTab>
            Directions
          </Link>
        ),
      }}
    />
  ),
};
