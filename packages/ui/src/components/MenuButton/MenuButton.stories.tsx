import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditIcon, ShareIcon, TrashIcon } from '../Icon/actionIcons.tsx';
import { MenuButton } from './MenuButton.tsx';

const meta = {
  component: MenuButton,
  title: 'Components/MenuButton',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    children: 'Vehicle',
    onAction: () => undefined,
    items: [
      { id: 'rename', label: 'Rename', icon: <EditIcon size={20} /> },
      { id: 'share', label: 'Share', icon: <ShareIcon size={20} />, isDisabled: true },
      {
        id: 'remove',
        label: 'Remove from the garage',
        description: 'Its service notes go too',
        icon: <TrashIcon size={20} />,
      },
    ],
  },
  decorators: [
    // Room for what opens; a picture is as high as the page.
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>;
export default meta;

export const Open: StoryObj<typeof meta> = { args: { defaultOpen: true } };

export const Closed: StoryObj<typeof meta> = { parameters: { visual: { widths: [] } } };
