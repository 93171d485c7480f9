import type { Meta, StoryObj } from '@storybook/react-vite';
import { brakeCrumbs, brakePromos, brakeTiles, brakeWords, brands } from '../fixtures/pages.ts';
import { vehicle } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { VehicleBar } from '../Vehicle/VehicleBar.tsx';
import { BrandList } from './BrandList.tsx';
import { CategoryHeader } from './CategoryHeader.tsx';
import { CategoryPromos } from './CategoryPromos.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Commerce/Category',
  component: CategoryHeader,
  subcomponents: { CategoryPromos, CategoryTiles, BrandList },
} satisfies Meta;
export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        header: <CategoryHeader name="Brakes" crumbs={brakeCrumbs} description={brakeWords} />,
        'header with the vehicle': (
          <CategoryHeader
            name="Brakes"
            crumbs={brakeCrumbs}
            vehicle={<VehicleBar href="/user/myVehicle" vehicle={vehicle} />}
          />
        ),
        'two promos, one without a link': <CategoryPromos promos={brakePromos} />,
        tiles: <CategoryTiles tiles={brakeTiles} />,
        'tiles for a vehicle, one of them without parts': (
          <CategoryTiles
            tiles={brakeTiles.map((tile, index) => ({
              ...tile,
              vehiclePartCount: [9, 14, 1, 0, undefined, 1002][index],
            }))}
          />
        ),
        'dense tiles, without counts': (
          <CategoryTiles
            dense
            label="Brake parts"
            tiles={brakeTiles.map(({ label, href, picture }) => ({ label, href, picture }))}
          />
        ),
        brands: <BrandList brands={brands} />,
      }}
    />
  ),
};
