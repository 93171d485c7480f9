import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  component: Carousel,
  title: 'Components/Carousel',
  args: { label: 'Goes with it', children: null },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  'Ceramic pads',
  'Brake fluid DOT 4',
  'Caliper pins',
  'Wheel bearing',
  'Torque wrench',
  'Gloves',
];
const cards = parts.map((part) => <Card key={part}>{part}</Card>);

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        several: <Carousel label="Goes with it">{cards}</Carousel>,
        'one at a time': (
          <Carousel label="Pictures" show="one">
            {cards.slice(0, 3)}
          </Carousel>
        ),
        'all in view': <Carousel label="One more">{cards.slice(0, 1)}</Carousel>,
      }}
    />
  ),
};
