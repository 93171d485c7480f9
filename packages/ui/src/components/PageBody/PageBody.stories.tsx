import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsideLayout } from '../AsideLayout/AsideLayout.tsx';
import { Card } from '../Card/Card.tsx';
import { PageBody } from './PageBody.tsx';

const meta = {
  component: PageBody,
  title: 'Foundations/PageBody',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <>
      <PageBody>
        <Card tone="outlined">The whole width</Card>
        <AsideLayout aside={<Card tone="outlined">A column that stays in view</Card>}>
          <Card tone="outlined">What the page is about</Card>
          <Card tone="outlined">And more of it</Card>
        </AsideLayout>
      </PageBody>
      <PageBody narrow>
        <Card tone="outlined">A page of words or of one form</Card>
      </PageBody>
    </>
  ),
};
