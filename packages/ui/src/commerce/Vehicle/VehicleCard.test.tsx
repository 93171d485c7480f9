import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { citra, halden } from '../fixtures/vehicles.ts';
import { VehicleBar } from './VehicleBar.tsx';
import { VehicleCard } from './VehicleCard.tsx';

const target = (intent: string) => ({ action: '/actions', intent });

test('[VEHST-016] the preferred vehicle is marked and cannot be preferred again', () => {
  render(<VehicleCard vehicle={halden} shopHref="/parts" prefer={target('set-vehicle')} />);
  expect(screen.getByText('Current vehicle')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[VEHST-016] another vehicle is preferred or removed by its id', () => {
  render(
    <VehicleCard
      vehicle={citra}
      shopHref="/parts"
      prefer={target('set-vehicle')}
      remove={target('remove-vehicle')}
    />,
  );
  const sent = screen
    .getAllByRole<HTMLButtonElement>('button')
    .map((button) => Object.fromEntries(new FormData(button.form!)));
  expect(sent).toEqual([
    { intent: 'set-vehicle', vehicleId: 'v2' },
    { intent: 'remove-vehicle', vehicleId: 'v2' },
  ]);
  expect(screen.getByRole('heading', { name: citra.nickname! })).toBeTruthy();
});

test('the bar names the vehicle, or asks for one', () => {
  const { rerender } = render(<VehicleBar href="/pick" vehicle={halden.name} />);
  expect(screen.getByText(halden.name).closest('p')!.textContent).toBe(`Shopping for ${halden.name}`);
  rerender(<VehicleBar href="/pick" />);
  const add = screen.getByRole('link', { name: 'Add vehicle' });
  expect([add.getAttribute('href'), add.dataset['intent']]).toEqual(['/pick', 'open-vehicle-picker']);
});
