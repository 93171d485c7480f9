import { expect, test } from 'vitest';
import { engineText, vehicleLabel } from './vehicleText.ts';

test.each([
  ['2018 Honda Civic 2.0L L4', '2018', 'Honda', 'Civic', '2.0L L4'],
  ['2018 HONDA CIVIC  2.0L   L4', '2018', 'Honda', 'Civic', '2.0L L4'],
  ['2018 Honda Civic', '2018', 'Honda', 'Civic', ''],
  ['Ford F-150 2018 Ford 5.0L', '2018', 'Ford', 'F-150', 'Ford 5.0L'],
  ['2018 Mazda 3 2.0L', '2018', 'Mazda', '3', '2.0L'],
  ['Civic 2.0L', '', '', 'Civic', '2.0L'],
  ['', '2018', 'Honda', 'Civic', ''],
])('[VEHST-003] engine of %s', (vehicleName, year, make, model, engine) => {
  expect(engineText({ vehicleName, year, make, model })).toBe(engine);
});

test('[SHELL-018][CONST-029] the label ends at 50 characters, without an ellipsis', () => {
  expect(vehicleLabel({ vehicleName: 'x'.repeat(60) })).toBe('x'.repeat(50));
  expect(vehicleLabel({ vehicleName: 'x'.repeat(50) })).toBe('x'.repeat(50));
  expect(vehicleLabel({ vehicleName: '2018 Honda Civic' })).toBe('2018 Honda Civic');
});

test('[SHELL-018] no vehicle has an empty label', () => {
  expect(vehicleLabel(null)).toBe('');
  expect(vehicleLabel(undefined)).toBe('');
});
