import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  title: 'Components/Sheet',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Filters',
    children: (
      <>
        <Checkbox end="8">Front</Checkbox>
        <Checkbox end="6">Rear</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="outline">Clear all</Button>
    <Button variant="primary">Show 24 parts</Button>
  </>
);

/** Open, as a shopper sees it. */
export const Open: Story = { args: { footer } };
