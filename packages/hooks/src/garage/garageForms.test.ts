import { serviceItemForm, vehicleForm } from '@driveline/validation';
import { expect, test } from 'vitest';
import { vehicleFormBody, vehicleFormTexts, serviceFormBody, serviceFormTexts } from './garageForms.ts';

const today = '2026-05-04';
const noted = {
  nickname: 'Blue',
  vin: '1M8GDM9AXKP042788',
  licensePlate: null,
  state: 'TN',
  mileage: 0,
  purchaseDate: '2020-02-29',
  colour: null,
  note: null,
};
const service = { date: today, mileage: 41_000, serviceType: 'repair', cost: 89.9, shop: null, note: null };

test('[VEHST-017] details that nobody changed are sent as they were', () => {
  const texts = vehicleFormTexts(noted);
  expect([texts['mileage'], texts['colour']]).toEqual(['0', '']);
  const { values, issues } = vehicleForm({ today, states: [{ code: 'TN' }] }).validate(texts);
  expect(issues).toEqual([]);
  expect(vehicleFormBody(values)).toEqual(noted);
});

test('[VEHST-017] what is empty is taken back', () => {
  const emptied = { ...vehicleFormTexts(noted), nickname: '', mileage: '' };
  expect(vehicleFormBody(emptied)).toMatchObject({ nickname: null, mileage: null, state: 'TN' });
});

test('[ACCT-054] a cost is written with the digits of its currency, and read back', () => {
  expect(serviceFormTexts(service, 2)).toMatchObject({ cost: '89.90', mileage: '41000', shop: '' });
  const { values, issues } = serviceItemForm({ today }).validate(serviceFormTexts(service, 2));
  expect(issues).toEqual([]);
  expect(serviceFormBody(values)).toEqual(service);
});

test('[ACCT-054] a service without a cost has none, not one of nothing', () => {
  expect(serviceFormTexts({ ...service, cost: null }, 2).cost).toBe('');
  expect(serviceFormBody({ date: today, mileage: '7', serviceType: 'other', cost: '' }).cost).toBeNull();
  expect(serviceFormTexts({ ...service, cost: 0 }, 0).cost).toBe('0');
});
