import { BrandList, CategoryHeader, CategoryTiles, CategoryTilesSkeleton, VehicleBar } from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { useShopData } from './shopData.ts';

function Category({ isLoading = false }: { isLoading?: boolean }) {
  const { category, categoryCrumbs, vehicle } = useShopData();
  const tiles = category.children.map(({ categoryName, canonicalPath, drawing, partCount }) => ({
    label: categoryName,
    href: canonicalPath,
    picture: { drawing },
    partCount,
  }));
  return (
    <>
      <CategoryHeader
        name={category.categoryName}
        crumbs={categoryCrumbs}
        description={category.description}
      />
      <VehicleBar vehicle={vehicle.name} />
      {isLoading ? <CategoryTilesSkeleton count={4} /> : <CategoryTiles tiles={tiles} />}
      {!isLoading && (
        <BrandList brands={category.popularBrands.map((label) => ({ label, href: `/brands/${label}` }))} />
      )}
    </>
  );
}

const meta = {
  component: Category,
  title: 'Pages/Category',
  subcomponents: { CategoryHeader, CategoryTiles, CategoryTilesSkeleton, BrandList },
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
} satisfies Meta<typeof Category>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brakes: Story = {};
export const Loading: Story = { parameters: { visual: { kind: 'pageState' } }, args: { isLoading: true } };
