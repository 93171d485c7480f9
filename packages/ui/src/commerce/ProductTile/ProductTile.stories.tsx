import type { Meta, StoryObj } from '@storybook/react-vite';
import { buying, longest, mat, payTerms, products, today, vehicleShort } from '../fixtures/products.ts';
import { ProductListSkeletons } from '../ProductRow/ProductListSkeletons.tsx';
import { ProductTile } from './ProductTile.tsx';
import * as styles from './ProductTile.css.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';

const meta = {
  component: ProductTile,
  title: 'Commerce/ProductTile',
  subcomponents: { PartPicture },
  parameters: { playgrounds: { PartPicture: { args: { picture: mat.picture, label: mat.title } } } },
  args: { product: mat, ...buying, vehicle: vehicleShort, today },
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawings = ['mat', 'seat-cover', 'cleaner', 'fluid-bottle', 'tool-socket'];

export const AllStates: Story = {
  render: (args) => (
    <div className={styles.grid}>
      {drawings.map((drawing, index) => (
        <ProductTile
          key={drawing}
          {...args}
          product={{ ...mat, skuNumber: `${index}`, picture: { drawing } }}
        />
      ))}
      <ProductTile {...args} product={{ ...mat, skuNumber: 'gone' }} error="Only 4 are left in this store." />
      {products.map((product) => (
        <ProductTile key={product.skuNumber} {...args} product={product} />
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { product: longest } };

export const Loading: Story = { render: () => <ProductListSkeletons layout="grid" count={4} /> };

/** Where a market splits a price, or grants less by a way to pay. */
export const WaysToPay: Story = {
  args: { product: { ...mat, payTerms } },
};
