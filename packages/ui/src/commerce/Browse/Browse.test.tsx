import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { comparison, indexGroups, offers, sharedList } from '../fixtures/browse.tsx';
import { buying, products, vehicleShort } from '../fixtures/products.ts';
import { CompareTable } from './CompareTable.tsx';
import { FilterForm } from './FilterForm.tsx';
import { IndexList } from './IndexList.tsx';
import { OfferList } from './OfferList.tsx';
import { SharedParts } from './SharedParts.tsx';

const filter = { action: '/brands', label: 'Find a brand', submitLabel: 'Show' };

describe('a filter', () => {
  describeConformance((props) => <FilterForm {...filter} {...props} />, { refInstanceof: HTMLFormElement });

  test('asks for the page with its words, and tells them while they are typed', () => {
    const onQueryChange = vi.fn();
    render(<FilterForm {...filter} query="al" onQueryChange={onQueryChange} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    const field = within(form).getByRole<HTMLInputElement>('searchbox', { name: 'Find a brand' });
    expect([form.getAttribute('action'), field.name, field.value]).toEqual(['/brands', 'q', 'al']);
    fireEvent.change(field, { target: { value: 'alb' } });
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('alb');
  });
});

describe('an index', () => {
  describeConformance((props) => <IndexList groups={indexGroups} jumpLabel="Letters" {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('[CATALOG-046] jumps to each group that has links, and to no other', () => {
    render(<IndexList groups={[...indexGroups, { id: 'z', title: 'Z', links: [] }]} jumpLabel="Letters" />);
    const jumps = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link');
    expect(jumps.map((jump) => jump.getAttribute('href'))).toEqual(indexGroups.map(({ id }) => `#${id}`));
    for (const { id, title } of indexGroups) {
      const group = screen.getByRole('region', { name: title });
      expect(group.id).toBe(id);
    }
  });

  test('one group needs no way to it', () => {
    render(<IndexList groups={indexGroups.slice(0, 1)} jumpLabel="Letters" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('offers', () => {
  describeConformance((props) => <OfferList offers={offers} {...props} />, {
    refInstanceof: HTMLUListElement,
  });

  test('each has its address, its code and what can be done with it', () => {
    render(<OfferList offers={offers} />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.id).toBe('save10');
    expect(within(first!).getByText('SAVE10').tagName).toBe('CODE');
    expect(within(first!).getByRole('link', { name: 'Shop brakes' })).toBeDefined();
  });
});

describe('a comparison', () => {
  const parts = <CompareTable {...comparison} {...buying} />;
  describeConformance((props) => <CompareTable {...comparison} {...buying} {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('[PLUS-067] what differs comes first, each value below its part, and a part can be taken away', () => {
    render(parts);
    const table = screen.getByRole('table', { name: 'Compare parts' });
    const words = [...table.querySelectorAll('tbody')].map((group) =>
      [...group.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
      ),
    );
    expect(words.slice(1)).toEqual([
      [
        ['Differences'],
        ['Warranty', '24 months', '36 months', '–Not stated'],
        ['Material', 'Ceramic', 'Ceramic', 'Semi-metallic'],
        ['OE numbers', '31-20A31-20B', '–Not stated', '31-20A'],
      ],
      [['The same for all'], ['Diameter', '11.1 in', '11.1 in', '11.1 in']],
    ]);
    const links = within(table).getAllByRole('link', { name: /^Remove: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      comparison.products.map(({ skuNumber }) => `/compare?without=${skuNumber}`),
    );
    expect(within(table).getAllByRole('article')).toHaveLength(3);
  });

  test('each column says which part it is about, and numbers stay whole', () => {
    render(parts);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(comparison.products.map(({ title }) => title));
    const numbers = within(screen.getByRole('row', { name: /^OE numbers/ })).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['31-20A', '31-20B', '31-20A']);
    expect(numbers.every((number) => getComputedStyle(number).whiteSpace === 'nowrap')).toBe(true);
  });
});

describe('parts that somebody shared', () => {
  const [first, second] = products;
  const parts = [
    { ...first!, priceMinor: 1000, quantity: 3 },
    { ...second!, priceMinor: 500, quantity: 2, available: false },
  ];
  const list = { ...sharedList, parts };
  describeConformance((props) => <SharedParts {...list} {...props} />, { refInstanceof: HTMLDivElement });

  test('[PLUS-068] each has its name, fit, price and quantity, and what cannot be had says so', () => {
    render(<SharedParts {...list} />);
    const [have, gone] = screen.getAllByRole('listitem');
    expect(within(have!).getByRole('link', { name: first!.title })).toBeDefined();
    expect(within(have!).getByText('Quantity 3')).toBeDefined();
    expect(have!.querySelector('[data-fit]')!.textContent).toContain(vehicleShort);
    expect(within(have!).queryByText('Not available')).toBeNull();
    expect(within(gone!).getByText('Not available')).toBeDefined();
    expect(screen.queryByText(list.words.unknown)).toBeNull();
  });

  test('[PLUS-068] one button without script posts them all; the subtotal is of what can be had', () => {
    render(<SharedParts {...list} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add all to cart' });
    expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', list.target.action]);
    expect(Object.fromEntries(new FormData(button.form!))).toEqual({ intent: 'add-shared' });
    expect(screen.getByText('$30.00')).toBeDefined();
  });

  test('[PLUS-068] what was refused has its reason, and what is in the cart is not added twice', () => {
    const refused = [
      { title: 'Floor mat', reason: 'Out of stock' },
      { title: 'Wiper', reason: '' },
    ];
    const { rerender } = render(<SharedParts {...list} refused={refused} unknown={['404']} />);
    expect(screen.queryByText(list.words.unknown)).toBeNull();
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('Floor mat Out of stock');
    expect(said).toContain(`Wiper ${list.words.noReason}`);
    expect(screen.queryByRole('link', { name: 'Go to cart' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeDefined();
    rerender(<SharedParts {...list} refused={refused} hasAdded />);
    expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[PLUS-068] numbers that nobody knows are named; a link of nothing else says what to do', () => {
    const { rerender } = render(<SharedParts {...list} unknown={['404']} />);
    expect(screen.getByText(list.words.unknown)).toBeDefined();
    rerender(<SharedParts {...list} parts={false} unknown={['404']} />);
    expect(screen.getByRole('heading', { name: 'No parts in this link' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Shop parts' }).getAttribute('href')).toBe('/parts');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
