import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { FilterIcon } from '../Icon/navigationIcons.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  component: ToggleButton,
  title: 'Components/ToggleButton',
  args: { children: 'Counter view' },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        off: <ToggleButton>Counter view</ToggleButton>,
        on: <ToggleButton defaultPressed>Counter view</ToggleButton>,
        'with an icon, small': (
          <ToggleButton size="s" defaultPressed icon={<FilterIcon size={18} />}>
            Front only
          </ToggleButton>
        ),
        disabled: <ToggleButton disabled>Counter view</ToggleButton>,
        'disabled and on': (
          <ToggleButton disabled defaultPressed>
            Counter view
          </ToggleButton>
        ),
      }}
    />
  ),
};
