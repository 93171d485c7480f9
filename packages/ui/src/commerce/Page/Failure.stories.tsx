import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories } from '../fixtures/pages.ts';
import { CrashBlock } from './CrashBlock.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import { NotFoundBlock } from './NotFoundBlock.tsx';

const meta = {
  component: CrashBlock,
  title: 'Pages/Failures',
  parameters: { visual: { kind: 'pageState' } },
} satisfies Meta<typeof CrashBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crash: Story = {};

export const CrashForDevelopers: Story = {
  args: {
    details: "TypeError: Cannot read properties of undefined (reading 'fit')\n    at BuyBox (BuyBox.tsx:42)",
  },
};

export const NotFound: Story = { render: () => <NotFoundBlock categories={categories} /> };

export const Refused: Story = {
  render: () => (
    <ErrorBlock
      links={[
        { label: 'Home', href: '/' },
        { label: 'Parts', href: '/parts' },
        { label: 'Contact us', href: '/contactus' },
      ]}
    />
  ),
};
