import type { Meta, StoryObj } from '@storybook/react-vite';
import { indexGroups, offers } from '../fixtures/browse.tsx';
import { FilterForm } from './FilterForm.tsx';
import { IndexList } from './IndexList.tsx';
import { OfferList } from './OfferList.tsx';

const meta = {
  title: 'Commerce/Browse',
  component: IndexList,
  subcomponents: { FilterForm, OfferList },
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
