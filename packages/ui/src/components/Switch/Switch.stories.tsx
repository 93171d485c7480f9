import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  title: 'Components/Switch',
  args: { children: 'Only parts that fit' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        off: <Switch>Only parts that fit</Switch>,
        on: <Switch defaultChecked>Only parts that fit</Switch>,
        'with help': (
          <Switch defaultChecked description="2018 Norvik Halden 2.5L">
            Only parts that fit
          </Switch>
        ),
        disabled: <Switch disabled>Only parts that fit</Switch>,
        compact: (
          <Switch compact defaultChecked>
            Has everything in my cart
          </Switch>
        ),
      }}
    />
  ),
};
