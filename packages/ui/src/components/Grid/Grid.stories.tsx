import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = { component: Grid, title: 'Foundations/Grid', args: {} } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Front', 'Rear', 'Left', 'Right', 'Both sides'].map((name) => (
  <Card key={name} tone="outlined" padding="s">
    {name}
  </Card>
));

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'as many as fit': <Grid min="160px">{boxes}</Grid>,
        'larger cells, larger gaps': (
          <Grid min="300px" gap={7}>
            {boxes}
          </Grid>
        ),
      }}
    />
  ),
};
