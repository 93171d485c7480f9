import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { ptBR } from '../../i18n/pt-BR.ts';
import { garageVehicle } from '../fixtures/account.ts';
import { citra } from '../fixtures/vehicles.ts';
import { GarageCard } from './GarageCard.tsx';

test('a vehicle of the garage says its mileage and what it needs next', () => {
  const { container } = render(
    <GarageCard vehicle={garageVehicle} shopHref="/parts" maintenanceHref="/m" historyHref="/h" />,
  );
  expect(container.textContent).toContain('Mileage44,620 mi');
  expect(container.textContent).toContain('Oil and filter Due soon');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(`Maintenance for ${garageVehicle.name}`)).toBe('/m');
  expect(link(`Service history for ${garageVehicle.name}`)).toBe('/h');
});

test('what is not known is left out', () => {
  const { container } = render(<GarageCard vehicle={citra} shopHref="/parts" />);
  expect(container.querySelector('dl')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('mileage is in the unit it was noted in and the words of the market', () => {
  const { container } = render(
    <TestProvider locale="pt-BR" strings={ptBR}>
      <GarageCard vehicle={{ ...garageVehicle, mileage: { value: 71_800, unit: 'km' } }} shopHref="/parts" />
    </TestProvider>,
  );
  expect(container.textContent).toContain('Quilometragem71.800 km');
});
