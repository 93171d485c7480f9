import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = { component: Grid, title: 'Foundations/Layout', args: {} } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Front', 'Rear', 'Left', 'Right'].map((name) => (
  <Card key={name} tone="outlined" padding="s">
    {name}
  </Card>
));

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        stack: <Stack gap={3}>{boxes}</Stack>,
        inline: <Inline>{boxes}</Inline>,
        'inline, apart': <Inline justify="between">{boxes}</Inline>,
        grid: <Grid min="160px">{boxes}</Grid>,
      }}
    />
  ),
};
