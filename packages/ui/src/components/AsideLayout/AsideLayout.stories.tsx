import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const meta = { component: AsideLayout, title: 'Foundations/AsideLayout' } satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: {
    aside: <Card tone="outlined">A column that stays in view</Card>,
    children: (
      <>
        <Card tone="outlined">What the page is about</Card>
        <Card tone="outlined">And more of it</Card>
      </>
    ),
  },
};
