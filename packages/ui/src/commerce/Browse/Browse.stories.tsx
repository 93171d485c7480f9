import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparison, indexGroups, offers, sharedList } from '../fixtures/browse.tsx';
import { buying, today, vehicleShort } from '../fixtures/products.ts';
import { CompareTable } from './CompareTable.tsx';
import { FilterForm } from './FilterForm.tsx';
import { IndexList } from './IndexList.tsx';
import { OfferList } from './OfferList.tsx';
import { SharedParts } from './SharedParts.tsx';

const meta = {
  title: 'Commerce/Browse',
  component: IndexList,
  subcomponents: { CompareTable, FilterForm, OfferList, SharedParts },
} satisfies Meta;
export default meta;

export const Index: StoryObj = {
  render: () => (
    <>
      <FilterForm action="/brands" label="Find a brand" submitLabel="Show" />
      <IndexList groups={indexGroups} jumpLabel="Brands by letter" />
    </>
  ),
};

export const Offers: StoryObj = { render: () => <OfferList offers={offers} /> };

export const Comparison: StoryObj = {
  render: () => <CompareTable {...comparison} {...buying} vehicle={vehicleShort} today={today} />,
};

export const Shared: StoryObj = { render: () => <SharedParts {...sharedList} /> };

/** Some are in the cart, and one number is unknown. */
export const SharedInPart: StoryObj = {
  render: () => (
    <SharedParts
      {...sharedList}
      refused={[{ title: 'Floor mat', reason: 'This part is not available right now.' }]}
      hasAdded
      unknown={['404']}
    />
  ),
};

export const SharedNothing: StoryObj = { render: () => <SharedParts {...sharedList} parts={false} /> };
