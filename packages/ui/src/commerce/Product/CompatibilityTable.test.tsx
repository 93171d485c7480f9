import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { compatibility, vehicleKey } from '../fixtures/productPage.ts';
import { CompatibilityTable } from './CompatibilityTable.tsx';

const many = Array.from({ length: 20 }, (_, index) =>
  compatibility.map((entry) => ({ ...entry, make: `${entry.make} ${index}` })),
).flat();

test('[PLUS-014] every entry is in the HTML of the server, in real tables, however long the list', () => {
  document.body.innerHTML = renderToString(
    <TestProvider>
      <CompatibilityTable entries={many} />
    </TestProvider>,
  );
  expect(document.querySelectorAll('tbody tr')).toHaveLength(many.length);
  expect([...document.querySelectorAll('details')].every(({ open }) => !open)).toBe(true);
  document.body.innerHTML = '';
});

test('[PLUS-014] a row tells model, years, engines and qualifiers', () => {
  render(<CompatibilityTable entries={compatibility} />);
  const table = screen.getByRole('table', { name: 'Norvik models' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Halden', '2012–2015', '2.5L L4 gas'],
    ['2016–2020', '2.5L L4 gas, 3.5L V6 gasWithout tow package'],
    ['Ranger', '2018', 'All enginesUp to chassis 88213'],
  ]);
  expect(within(table).getByRole('rowheader', { name: 'Halden' }).getAttribute('rowspan')).toBe('2');
});

test('a note stands above all tables, the shopper’s too', () => {
  const { container } = render(
    <CompatibilityTable entries={compatibility} vehicle={vehicleKey} note="A demonstration." />,
  );
  expect(container.firstElementChild!.firstElementChild!.textContent).toBe('A demonstration.');
});

test('[PLUS-014] the shopper’s vehicle stands first', () => {
  render(<CompatibilityTable entries={compatibility} vehicle={vehicleKey} />);
  const [first] = screen.getAllByRole('table');
  expect(first!.querySelector('caption')!.textContent).toBe('Your 2018 Norvik Halden 2.5L');
  expect(first!.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('[PLUS-014] a vehicle that is not listed is told so', () => {
  render(<CompatibilityTable entries={compatibility} vehicle={{ ...vehicleKey, year: 1999 }} />);
  expect(screen.getByText('Your 2018 Norvik Halden 2.5L is not on this list.')).not.toBeNull();
});

test('[PLUS-014] the search narrows the tables, unfolds them and says how many are left', () => {
  render(<CompatibilityTable entries={many} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ranger 2018' } });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(20);
  expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('20 of 140 vehicles');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } });
  expect(screen.getByText('No vehicles match “zeppelin”.')).not.toBeNull();
});

test('the place on the vehicle is said where entries differ in it', () => {
  const [first, ...rest] = compatibility;
  render(<CompatibilityTable entries={[{ ...first!, position: 'Front right' }, ...rest]} />);
  expect(screen.getByText('Front right')).not.toBeNull();
  expect(screen.getAllByText(/Front left/)).toHaveLength(rest.length);
});
