import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { services } from '../fixtures/account.ts';
import { ServiceHistory } from './ServiceHistory.tsx';
import { servicesByYear } from './servicesByYear.ts';

const remove = { action: '/actions', intent: 'remove-service', fields: { vehicleId: 'v1' } };
const addHref = '/user/addServiceHistory/v1';

describeConformance(
  (props) => <ServiceHistory entries={services} addHref={addHref} remove={remove} {...props} />,
  { refInstanceof: HTMLElement, ariaWords: ['Feb Jun Jan mi'] },
);

test('services stand under their year, in the order given, with what the year cost', () => {
  expect(
    servicesByYear(services).map(({ year, costMinor, entries }) => [year, costMinor, entries.length]),
  ).toEqual([
    ['2026', 25_820, 2],
    ['2023', 0, 1],
  ]);
  const { container } = render(<ServiceHistory entries={services} addHref={addHref} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2026', '2023']);
  expect(container.textContent).toContain('Total $258.20');
  expect(container.textContent).not.toContain('$0.00');
});

test('a service says its day, mileage, shop, note and cost', () => {
  const { container } = render(<ServiceHistory entries={services.slice(0, 1)} addHref={addHref} />);
  expect(container.textContent).toContain('Oil and filterJun 3, 2026 · 40,100 mi · At home5W-30');
  expect(container.textContent).toContain('$48.20');
  expect(screen.getByRole('link', { name: 'Edit Oil and filter' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add service' }).getAttribute('href')).toBe(addHref);
});

test('removing asks once more in place, and works without script', () => {
  const { container } = render(
    <ServiceHistory entries={services.slice(0, 1)} addHref={addHref} remove={remove} />,
  );
  const details = container.querySelector('details')!;
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')!.textContent).toBe('Remove: Oil and filter');
  const form = details.querySelector('form')!;
  expect([form.method, form.getAttribute('aria-label')]).toEqual(['post', 'Remove Oil and filter']);
  expect(within(form).getByText('Yes, remove it').getAttribute('type')).toBe('submit');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    intent: 'remove-service',
    vehicleId: 'v1',
    serviceItemId: 's1',
  });
});

test('without services it asks for the first; it is busy while it loads; a failure has its way back', () => {
  const { container, rerender } = render(<ServiceHistory entries={[]} addHref={addHref} />);
  expect(screen.getByRole('heading', { name: 'No services yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add service' })).toHaveLength(1);
  rerender(<ServiceHistory entries={undefined} addHref={addHref} />);
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  rerender(<ServiceHistory entries={null} addHref={addHref} retry={{ href: '/again' }} />);
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/again');
});
