import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  title: 'Components/Popover',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    trigger: <Button variant="quiet">What is a core deposit?</Button>,
    title: 'Core deposit',
    children: 'You pay it with the part and get it back when you return the old one within 45 days.',
  },
  decorators: [
    // Room for what opens; a picture is as high as the page.
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

export const Open: StoryObj<typeof meta> = { args: { isOpen: true } };

export const OnPress: StoryObj<typeof meta> = { parameters: { visual: { widths: [] } } };
