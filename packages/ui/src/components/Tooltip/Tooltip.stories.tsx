import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  title: 'Components/Tooltip',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    content: 'Refunded when you return the old part within 45 days',
    children: <button type="button">Core deposit</button>,
    placement: 'bottom',
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Open: StoryObj<typeof meta> = { args: { isOpen: true } };

export const OnFocus: StoryObj<typeof meta> = {};
