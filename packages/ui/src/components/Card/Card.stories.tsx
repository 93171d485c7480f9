import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from './Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';

const meta = {
  component: Card,
  title: 'Components/Card',
  args: { children: 'Order summary' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <>
    <Heading level={2}>Order summary</Heading>
    <Text size="bodyS">3 parts, ready today at 2:40 PM</Text>
  </>
);

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        raised: <Card>{content}</Card>,
        outlined: <Card tone="outlined">{content}</Card>,
        sunken: <Card tone="sunken">{content}</Card>,
        fit: <Card tone="fit">{content}</Card>,
        'small padding': <Card padding="s">{content}</Card>,
        'large padding': <Card padding="l">{content}</Card>,
      }}
    />
  ),
};
