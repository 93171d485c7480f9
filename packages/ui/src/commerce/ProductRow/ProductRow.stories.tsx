import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buying,
  longest,
  mat,
  noVehicle,
  payTerms,
  products,
  rotor,
  today,
  vehicleShort,
} from '../fixtures/products.ts';
import { ProductListSkeletons } from './ProductListSkeletons.tsx';
import { ProductRow } from './ProductRow.tsx';
import * as styles from './ProductRow.css.ts';

const meta = {
  component: ProductRow,
  title: 'Commerce/ProductRow',
  args: { product: rotor, ...buying, vehicle: vehicleShort, today },
  // Rows stand in a `ProductList`, whose room decides their columns.
  decorators: [
    (Story) => (
      <div className={styles.list}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <>
      {products.map((product) => (
        <ProductRow key={product.skuNumber} {...args} product={product} />
      ))}
      <ProductRow {...args} product={{ ...mat, skuNumber: '1', fit: noVehicle, availability: undefined }} />
      <ProductRow {...args} product={{ ...rotor, skuNumber: '2' }} error="Only 4 are left in this store." />
    </>
  ),
};

export const LongText: Story = { args: { product: longest } };

export const Loading: Story = { render: () => <ProductListSkeletons count={3} /> };

/** The first row and its skeleton must take the same place. */
export const SameGeometry: Story = {
  render: (args) => (
    <>
      <ProductRow {...args} />
      <ProductListSkeletons count={1} />
    </>
  ),
};

/** Where a market splits a price, or grants less by a way to pay. */
export const WaysToPay: Story = {
  args: { product: { ...rotor, payTerms } },
};
