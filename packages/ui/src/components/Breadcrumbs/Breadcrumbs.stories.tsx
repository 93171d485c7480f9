import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  title: 'Components/Breadcrumbs',
  args: {
    crumbs: [
      { label: 'Parts', href: '#parts' },
      { label: 'Brakes', href: '#brakes' },
      { label: 'Discs and drums', href: '#discs' },
      { label: 'Rotors' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
