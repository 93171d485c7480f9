import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  title: 'Components/Progress',
  args: { label: 'Rewards credits', value: 3, max: 5 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        none: <Progress label="Rewards credits" value={0} max={5} valueLabel="0 of 5" />,
        some: <Progress label="Rewards credits" value={3} max={5} valueLabel="3 of 5" />,
        all: <Progress label="Rewards credits" value={5} max={5} valueLabel="5 of 5, $20 earned" />,
        'nobody knows': <Progress label="Checking 12 stores" />,
      }}
    />
  ),
};
