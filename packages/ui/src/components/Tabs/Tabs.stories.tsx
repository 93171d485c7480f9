import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'fits', label: 'Fits', content: 'Halden Ridge 2019 to 2024, front axle' },
  { id: 'reviews', label: 'Reviews', content: '24 reviews' },
  { id: 'recall', label: 'Recalls', content: 'None', isDisabled: true },
];

const meta = {
  component: Tabs,
  title: 'Components/Tabs',
  args: { label: 'About this part', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 9 }, (_, at) => ({
  id: `aisle-${at}`,
  label: `Aisle number ${at + 1}`,
  content: `Shelf ${at + 1}`,
}));

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      narrow
      states={{
        'first chosen': <Tabs {...args} />,
        'second chosen': <Tabs {...args} defaultValue="reviews" />,
        'more than fit': <Tabs label="Aisles" items={many} />,
      }}
    />
  ),
};
