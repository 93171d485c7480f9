import { expect, test } from 'vitest';
import { us } from '../../test/markets.ts';
import { mileageForm, serviceItemForm, vehicleForm, vinForm, warrantyForm } from '../index.ts';

const today = '2026-05-31';
const issuesOf = ({ issues }: { issues: readonly { field: string; rule: string }[] }) =>
  issues.map(({ field, rule }) => `${field} ${rule}`);

test('[VALID-022] a vehicle is found by its VIN', () => {
  expect(vinForm().validate({ vin: '1hgcm82633a004352' })).toEqual({
    values: { vin: '1HGCM82633A004352' },
    issues: [],
  });
  expect(issuesOf(vinForm().validate({ vin: '1HG' }))).toEqual(['vin vin.short']);
});

test('[VALID-023] notes of a vehicle may all stay empty, and are tested when they are not', () => {
  const form = vehicleForm({ ...us, today });
  expect(form.validate({}).issues).toEqual([]);
  expect(
    form.validate({ vin: 'sn20264471', state: 'TN', mileage: '80000', purchaseDate: today }).issues,
  ).toEqual([]);
  expect(form.validate({ vin: ' sn-2026-4471 ' }).values).toMatchObject({ vin: 'SN20264471' });
  expect(issuesOf(form.validate({ mileage: '10000000' }))).toEqual(['mileage mileage.range']);
  const wrong = { vin: 'sn2', licensePlate: 'A*1', state: 'XX', mileage: '1.5', purchaseDate: '2026-06-01' };
  expect(issuesOf(form.validate(wrong))).toEqual([
    'vin serialNumber.short',
    'licensePlate licensePlate.characters',
    'state state.invalid',
    'mileage mileage.range',
    'purchaseDate date.future',
  ]);
});

test('[VALID-023] a serial number, or none', () => {
  expect(warrantyForm().validate({ serialNumber: ' sn20264471 ' }).values).toEqual({
    serialNumber: 'SN20264471',
  });
  expect(warrantyForm().validate({}).issues).toEqual([]);
  expect(issuesOf(warrantyForm().validate({ serialNumber: '1' }))).toEqual([
    'serialNumber serialNumber.short',
  ]);
});

test('a service needs day, mileage and type', () => {
  const form = serviceItemForm({ today, serviceTypes: ['oilChange'] });
  expect(issuesOf(form.validate({}))).toEqual(['date required', 'mileage required', 'serviceType required']);
  const done = { date: '2026-05-01', mileage: '70000', serviceType: 'oilChange', cost: '40,50' };
  expect(form.validate(done)).toEqual({ values: { ...done, cost: '40.50', shop: '', note: '' }, issues: [] });
  expect(issuesOf(form.validate({ ...done, date: '2027-01-01', serviceType: 'magic', cost: 'x' }))).toEqual([
    'date date.future',
    'serviceType text.invalid',
    'cost cost.invalid',
  ]);
});

test('a service of any type is taken where the types are not at hand', () => {
  const done = { date: today, mileage: '0', serviceType: 'tyres' };
  expect(serviceItemForm({ today }).validate(done).issues).toEqual([]);
});

test('[ACCT-055] a mileage is a whole number that an odometer can show', () => {
  expect(mileageForm().validate({ mileage: ' 48300 ' })).toEqual({
    values: { mileage: '48300' },
    issues: [],
  });
  for (const mileage of ['0', '9999999']) expect(mileageForm().validate({ mileage }).issues).toEqual([]);
  for (const mileage of ['', '-1', '1.5', '10000000', 'many'])
    expect(mileageForm().validate({ mileage }).issues).toMatchObject([{ field: 'mileage' }]);
});
