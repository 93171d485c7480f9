import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { buying, rotor, slotted, today } from '../fixtures/products.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { AvailabilityLines } from './AvailabilityLines.tsx';

const lines = () =>
  [...document.querySelectorAll('svg + span')].map((line) => line.textContent!.replaceAll('\u00a0', ' '));

test('[PLUS-016] stock, clock of the store and a date; never a speed', () => {
  render(<AvailabilityLines availability={rotor.availability} today={today} />);
  expect(lines()).toEqual(['4 in stock · ready at 2:40 PM', 'Tomorrow, Sun, Nov 22 if ordered by 8:00 PM']);
});

test('[PLUS-016] without a known today the date stands alone', () => {
  render(<AvailabilityLines availability={rotor.availability} />);
  expect(lines()[1]).toBe('Sun, Nov 22 if ordered by 8:00 PM');
});

test('[PLUS-004] an empty shelf names the next store that has the part', () => {
  render(<AvailabilityLines availability={slotted.availability} today={today} />);
  expect(lines()).toEqual(['Not at Harbor Blvd · 2 at Mission St, 3.1 mi', 'Mon, Nov 23 · Free']);
});

test('what mail does not take says so, on a row and on a tile', () => {
  const regularReason = 'We can’t mail this item to your address.';
  const availability = { regularReason };
  render(<AvailabilityLines availability={availability} today={today} />);
  expect(lines()[1]).toBe(regularReason);
  const { container } = render(<ProductTile product={{ ...rotor, availability }} {...buying} />);
  expect(container.textContent).toContain(regularReason);
});
