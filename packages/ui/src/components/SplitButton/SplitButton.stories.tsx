import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  component: SplitButton,
  title: 'Components/SplitButton',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    children: 'Add to cart',
    onAction: () => undefined,
    items: [
      { id: 'pickup', label: 'Pick up in the store' },
      { id: 'ship', label: 'Ship it' },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      states={{
        primary: <SplitButton {...args} variant="primary" />,
        secondary: <SplitButton {...args} variant="secondary" />,
        'outline, large': <SplitButton {...args} variant="outline" size="l" />,
        disabled: <SplitButton {...args} disabled />,
      }}
    />
  ),
};

export const Open: Story = { args: { defaultOpen: true, variant: 'primary' } };
