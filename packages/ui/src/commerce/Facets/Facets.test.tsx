import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { facets } from '../fixtures/shelf.ts';
import { FacetRail } from './FacetRail.tsx';

const show = (change = facets, vehicle: string | undefined = '2018 Norvik Halden 2.5L') => (
  <FacetRail facets={change} action="/parts/rotors" keep={{ sort: 'priceUp' }} vehicle={vehicle} total={14} />
);
// jsdom hides a popover at every width, so the boxes are found by their labels.
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('[PLUS-010] a value without a hit is disabled, not removed', () => {
  render(show());
  expect(box(/^Rear/).disabled).toBe(true);
  expect(box(/^Vented/).disabled).toBe(false);
});

test('[PLUS-010] a chosen value stays usable when its count falls to zero', () => {
  render(
    show([
      {
        id: 'position',
        label: 'Position',
        kind: 'value',
        values: [{ value: 'front', label: 'Front', count: 0, selected: true }],
      },
    ]),
  );
  expect(box(/^Front/).disabled).toBe(false);
});

test('[PLUS-011] the form asks the shelf by GET with what is ticked, without script', () => {
  render(show());
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/parts/rotors']);
  const sent = new FormData(form);
  expect(sent.getAll('filters')).toEqual(['fit:yes', 'position:front']);
  expect(sent.get('sort')).toBe('priceUp');
  expect([sent.get('price.min'), sent.get('price.max')]).toEqual(['40', '']);
});

test('boxes follow a change of the URL that came from elsewhere', () => {
  const { rerender } = render(show());
  box(/^Vented/).click();
  rerender(show(structuredClone(facets)));
  expect(box(/^Vented/).checked).toBe(false);
});

test('bounds follow it too, save the one that is being typed', () => {
  const { rerender } = render(show());
  const [from, to] = [box(/: From$/), box(/: To$/)];
  fireEvent.change(from, { target: { value: '55' } });
  fireEvent.change(to, { target: { value: '80' } });
  // jsdom gives no focus to what stands in a popover.
  document.querySelector('form')!.removeAttribute('popover');
  to.focus();
  rerender(
    show(
      facets.map((facet) => ({
        ...facet,
        values: facet.values.map((value) => ({ ...value, selected: false })),
      })),
    ),
  );
  expect([from.value, to.value]).toEqual(['', '80']);
});

test('without a vehicle the fit switch says what it needs', () => {
  render(<FacetRail facets={facets} action="/" total={1} />);
  const fit = screen.getByRole<HTMLInputElement>('switch', { hidden: true });
  expect(fit.disabled).toBe(true);
  expect(fit.labels![0]!.textContent).toContain('Add your vehicle');
});
