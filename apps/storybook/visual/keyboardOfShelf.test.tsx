import {
  AppliedFilters,
  CompareBar,
  CompareToggle,
  FacetRail,
  FacetSheetButton,
  ProductRow,
  ProductTile,
  PromotedFilters,
  ShelfBar,
  ShelfHeader,
  SortSelect,
  WearPartTiles,
} from '@driveline/ui';
import { FilterForm } from '@driveline/ui/browse';
import { OwnReviewNote, OwnTextFields, ReviewList, StarsField } from '@driveline/ui/content';
import { expect, test, vi } from 'vitest';
import { buying, noVehicle, rotor, today } from '../../../packages/ui/src/commerce/fixtures/products.ts';
import { reviewPage } from '../../../packages/ui/src/commerce/fixtures/reviews.ts';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';
import { pressRows } from './pressRows.tsx';

/** Keys of what stands on a shelf and above it. */

onEmptyPage();

const facets = [
  {
    id: 'fit',
    kind: 'switch',
    label: 'Fits my vehicle',
    values: [{ value: '1', label: 'Fits', count: 9, selected: false }],
  },
  {
    id: 'position',
    kind: 'value',
    label: 'Position',
    values: [
      { value: 'front', label: 'Front', count: 8, selected: false },
      { value: 'rear', label: 'Rear', count: 0, selected: false },
    ],
  },
  { id: 'price', kind: 'range', label: 'Price', values: [] },
] as const;
const row = { product: { ...rotor, fit: noVehicle }, today, ...buying };

pressRows({
  AppliedFilters: {
    shown: <AppliedFilters filters={[{ label: 'Front', removeHref: '?1' }]} clearHref="?" />,
    stops: ['Remove filter: Front', 'Clear all'],
    does: { 'Remove filter: Front': ['Enter', 'go ?1'] },
  },
  CompareBar: {
    shown: <CompareBar action="/compare" href="/compare?1" most={4} count={2} onClear={() => undefined} />,
    stops: ['Compare (2)', 'Clear'],
    does: { 'Compare (2)': ['Enter', 'go /compare?1'] },
  },
  CompareToggle: {
    shown: <CompareToggle skuNumber="1" chosen={false} onChoose={() => true} />,
    stops: ['Add to compare'],
    does: { 'Add to compare': [' ', 'press'] },
  },
  FacetSheetButton: {
    shown: <FacetSheetButton count={2} target="none" />,
    stops: ['Filter (2)'],
    does: { 'Filter (2)': [' ', 'press'] },
  },
  ProductRow: {
    shown: <ProductRow {...row} />,
    stops: ['Front brake rotor, vented, coated', 'Add vehicle to check fit'],
    does: { 'Front brake rotor, vented, coated': ['Enter', 'go'] },
  },
  ProductTile: {
    shown: <ProductTile {...row} />,
    stops: ['Front brake rotor, vented, coated', 'Add vehicle to check fit'],
    does: { 'Add vehicle to check fit': ['Enter', 'go'] },
  },
  WearPartTiles: {
    shown: (
      <WearPartTiles
        parts={[{ product: rotor, shelf: { label: 'Brake rotors', href: '#rotors' } }]}
        {...buying}
        today={today}
      />
    ),
    stops: ['Brake rotors See all', 'Front brake rotor, vented, coated', 'Add 2 to cart'],
    does: { 'Brake rotors See all': ['Enter', 'go #rotors'], 'Add 2 to cart': [' ', 'send add-to-cart'] },
  },
  PromotedFilters: {
    shown: <PromotedFilters filters={[{ label: 'Front', href: '?f', selected: false }]} />,
    stops: ['Front'],
    does: { Front: ['Enter', 'go ?f'] },
  },
  OwnReviewNote: {
    shown: <OwnReviewNote bought={false} ordersHref="#orders" />,
    stops: ['See your orders'],
    does: { 'See your orders': ['Enter', 'go #orders'] },
  },
  OwnTextFields: {
    shown: <OwnTextFields kind="question" field={(name) => ({ id: name, name, errorMessage: undefined })} />,
    stops: ['Your question', 'Display name'],
  },
  ReviewList: {
    shown: <ReviewList {...reviewPage} />,
    stops: [
      'Front brake rotor, 282 mm',
      '20 reviews',
      '5 stars12',
      '4 stars5',
      '2 stars2',
      '1 star1',
      'All reviews',
      'For your Norvik Halden (2)',
      'Newest',
      'Highest rated',
      'Lowest rated',
      'Page 1, current page',
      'Page 2',
      'Page 3',
      'Next',
    ],
    does: { 'Highest rated': ['Enter', 'go /reviews?sort=highest'] },
  },
  ShelfBar: {
    shown: (
      <ShelfBar>
        <FacetSheetButton target="none" />
        <SortSelect value="relevance" action="/parts" />
      </ShelfBar>
    ),
    stops: ['Filter', 'Sort'],
    does: { Sort: ['ArrowDown', 'set'] },
  },
  ShelfHeader: { shown: <ShelfHeader title="Rotors" total={17} />, stops: [] },
  SortSelect: {
    shown: <SortSelect value="relevance" action="/parts" />,
    stops: ['Sort'],
    does: { Sort: ['ArrowDown', 'set'] },
  },
});

test('FacetRail: a sheet on a phone, opened by its button, closed by Escape, the focus back on the button', async () => {
  await show(
    <>
      <FacetSheetButton />
      <FacetRail facets={facets} action="/parts" vehicle="Halden" total={14} clearHref="?" />
    </>,
  );
  const rail = document.querySelector('form')!;
  button('Filter').focus();
  await press('Enter');
  expect(rail.matches(':popover-open')).toBe(true);
  const reached: string[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await press('Tab');
    reached.push(focused());
  }
  expect(reached).toEqual([
    'Close',
    'Fits my vehicleHalden',
    'Front8',
    'Price: From',
    'Price: To',
    'Clear all',
    'Show 14 items',
  ]);
  await press('Escape');
  expect(rail.matches(':popover-open')).toBe(false);
  expect(focused()).toBe('Filter');
});

test('FilterForm: each letter filters, Enter sends the words, and the button is next', async () => {
  const typed = vi.fn<(query: string) => void>();
  const sent = vi.fn<(words: FormDataEntryValue | null) => void>();
  await show(
    <FilterForm
      action="/brands"
      label="Find a brand"
      submitLabel="Show"
      onQueryChange={typed}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('q'));
      }}
    />,
  );
  button('Before').focus();
  await press('Tab');
  expect(focused()).toBe('Find a brand');
  await press('a', 'c');
  expect(typed.mock.calls).toEqual([['a'], ['ac']]);
  await press('Enter', 'Tab');
  expect(sent).toHaveBeenCalledExactlyOnceWith('ac');
  expect(focused()).toBe('Show');
  await press(' ');
  expect(sent).toHaveBeenCalledTimes(2);
});

test('StarsField: one stop of the Tab key, Space gives a star, arrows give more and fewer', async () => {
  await show(<StarsField id="stars" name="stars" legend="Overall rating" />);
  const given = () => document.querySelector<HTMLInputElement>(':checked')?.value;
  button('Before').focus();
  await press('Tab', ' ');
  expect(given()).toBe('1');
  await press('ArrowRight', 'ArrowRight', 'ArrowLeft');
  expect(given()).toBe('2');
});
