import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { toastPositions, type ToastRequest } from './toast.ts';
import { addSnackbar, createToastQueue, type ToastQueue } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const requests: ToastRequest[] = [
  { text: 'Prices are those of 1420 Harbor Blvd.', title: 'Store changed' },
  { text: 'Payment received', type: 'success' },
  {
    text: 'Las refacciones que guardaste para después están otra vez en existencia en tu tienda',
    type: 'info',
    action: { label: 'Ver refacciones', onAction: () => undefined },
  },
  { text: 'You have been signed out from inactivity', type: 'warning' },
  { text: 'The card was declined. Try another one.', type: 'error' },
];

function filled(): ToastQueue {
  const queue = createToastQueue();
  requests.forEach((request) => queue.add({ ...request, timeout: 0, position: 'top-end' }));
  addSnackbar(queue, 'Removed H7 bulb', { timeout: 0, action: { label: 'Undo', onAction: () => undefined } });
  return queue;
}

const meta = {
  component: ToastRegion,
  title: 'Components/Toast',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { queue: filled() },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: function States() {
    const [queue] = useState(filled);
    return <ToastRegion queue={queue} />;
  },
};

/** One in each of the six places. */
export const SixPlaces: Story = {
  parameters: { visual: { widths: [1440] } },
  render: function Six() {
    const [queue] = useState(() => {
      const six = createToastQueue();
      toastPositions.forEach((position) => six.add({ text: position, position, timeout: 0 }));
      return six;
    });
    return <ToastRegion queue={queue} />;
  },
};

/** Press a button; the toast goes after 4 s. */
export const Positions: Story = {
  render: function Places() {
    const [queue] = useState(createToastQueue);
    return (
      <>
        <Inline>
          {toastPositions.map((position) => (
            <Button key={position} onClick={() => queue.add({ text: position, position })}>
              {position}
            </Button>
          ))}
        </Inline>
        <ToastRegion queue={queue} />
      </>
    );
  },
};
