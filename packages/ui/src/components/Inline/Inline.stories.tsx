import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from './Inline.tsx';

const meta = { component: Inline, title: 'Foundations/Inline', args: {} } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Front', 'Rear', 'Left', 'Right'].map((name, at) => (
  <Card key={name} tone="outlined" padding={at === 0 ? 'l' : 's'}>
    {name}
  </Card>
));

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        default: <Inline>{boxes}</Inline>,
        apart: <Inline justify="between">{boxes}</Inline>,
        'at the end, of one height': (
          <Inline justify="end" align="stretch">
            {boxes}
          </Inline>
        ),
        'wider gaps': <Inline gap={7}>{boxes}</Inline>,
      }}
    />
  ),
};
