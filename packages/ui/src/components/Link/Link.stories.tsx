import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { vars } from '../../theme/contract.css.ts';
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
        'on an inverse surface': (
          <div data-surface="inverse" style={{ padding: '12px', backgroundColor: vars.color.surfaceInverse }}>
            <Link href="#app" tone="inverse">
              Get the app
            </Link>
          </div>
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
