import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { suggestions } from '../fixtures/header.tsx';
import { SearchField } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';

const list = (props = {}) => (
  <SuggestionList id="l" recent={['oil']} general={['brake', 'battery']} products={suggestions} {...props} />
);

test('[SHELL-022] the cursor counts over recent and general rows, and product rows are links', () => {
  render(
    <SearchField action="/searchresult" combobox={{ listId: 'l', isOpen: true, activeId: 'l-1' }}>
      {list({ activeIndex: 1 })}
    </SearchField>,
  );
  const box = screen.getByRole('combobox');
  const active = document.getElementById(box.getAttribute('aria-activedescendant')!)!;
  expect([active.textContent, active.getAttribute('aria-selected')]).toEqual(['brake', 'true']);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('[CATALOG-008] only parts that fit or wait for an answer are marked', () => {
  render(list());
  expect([...document.querySelectorAll('[data-fit]')].map((mark) => mark.getAttribute('data-fit'))).toEqual([
    'FITS',
    'NEEDS_MORE_INFO',
  ]);
});

test('a press on a row keeps the focus in the box and chooses its text', () => {
  const onChoose = vi.fn();
  render(list({ onChoose }));
  const row = screen.getByRole('option', { name: 'battery' });
  expect(fireEvent.mouseDown(row)).toBe(false);
  fireEvent.click(row);
  expect(onChoose).toHaveBeenCalledWith('battery');
});

test('[SHELL-023] without suggestions it is a plain search form', () => {
  render(<SearchField action="/find" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/find']);
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('searchText');
});
