import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Select } from './Select.tsx';

const meta = { component: Select, title: 'Components/Select', args: { label: 'State' } } satisfies Meta<
  typeof Select
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = ['California', 'Nevada', 'Oregon'].map((state) => <option key={state}>{state}</option>);

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        empty: (
          <Select label="State" placeholder="Choose a state">
            {options}
          </Select>
        ),
        chosen: (
          <Select label="State" defaultValue="Nevada" optional>
            {options}
          </Select>
        ),
        'with an error': (
          <Select label="State" placeholder="Choose a state" errorMessage="Choose your state.">
            {options}
          </Select>
        ),
        disabled: (
          <Select label="State" disabled>
            {options}
          </Select>
        ),
      }}
    />
  ),
};
