import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { indexGroups, offers } from '../fixtures/browse.tsx';
import { FilterForm } from './FilterForm.tsx';
import { IndexList } from './IndexList.tsx';
import { OfferList } from './OfferList.tsx';

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
