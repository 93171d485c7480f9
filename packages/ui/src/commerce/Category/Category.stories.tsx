import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/Stack.tsx';
import { brakeTiles, brands } from '../fixtures/pages.ts';
import { ShopFrame } from '../fixtures/ShopFrame.tsx';
import { BrandList } from './BrandList.tsx';
import { CategoryHeader } from './CategoryHeader.tsx';
import { CategoryTiles, CategoryTilesSkeleton } from './CategoryTiles.tsx';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Parts', href: '/parts' },
  { label: 'Brakes', href: '/parts/brakes' },
];

const meta = {
  component: CategoryHeader,
  title: 'Pages/Category',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ShopFrame>
        <Story />
      </ShopFrame>
    ),
  ],
  args: {
    name: 'Brakes',
    crumbs,
    description: 'Pads, rotors and calipers by axle and side, with the question that tells two sizes apart.',
  },
} satisfies Meta<typeof CategoryHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brakes: Story = {
  render: (args) => (
    <Stack gap={7}>
      <CategoryHeader {...args} />
      <CategoryTiles tiles={brakeTiles} />
      <BrandList brands={brands} />
    </Stack>
  ),
};

export const Loading: Story = {
  parameters: { visual: { kind: 'pageState' } },
  render: (args) => (
    <Stack gap={7}>
      <CategoryHeader {...args} />
      <CategoryTilesSkeleton count={4} />
    </Stack>
  ),
};
