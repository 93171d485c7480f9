import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { QuantityField } from './QuantityField.tsx';

const meta = { component: QuantityField, title: 'Components/QuantityField', args: {} } satisfies Meta<
  typeof QuantityField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        least: <QuantityField label="Least" />,
        some: <QuantityField label="Some" defaultValue={2} />,
        most: <QuantityField label="Most" defaultValue={99} />,
        disabled: <QuantityField label="Disabled" defaultValue={2} disabled />,
      }}
    />
  ),
};
