import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = { component: Stack, title: 'Foundations/Stack', args: {} } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Front', 'Rear'].map((name) => (
  <Card key={name} tone="outlined" padding="s">
    {name}
  </Card>
));

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        default: <Stack>{boxes}</Stack>,
        'closer together': <Stack gap={3}>{boxes}</Stack>,
        'as wide as their words': <Stack align="start">{boxes}</Stack>,
      }}
    />
  ),
};
