import { expect, test } from 'vitest';
import { readFitAnswer, readVehicleChoice } from './vehicleForms.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("[PLUS-003] 'I don't know' takes an answer back, whatever was chosen beside it", () => {
  expect(readFitAnswer(form({ questionId: 'q1', value: '296' }))).toEqual({ questionId: 'q1', value: '296' });
  expect(readFitAnswer(form({ questionId: 'q1', value: '296', unknown: 'true' }))).toEqual({
    questionId: 'q1',
    value: null,
  });
});

test('a VIN is named as the source of the vehicle', () => {
  expect(readVehicleChoice(form({ catalogVehicleId: '7', source: 'vin' }))).toEqual({
    catalogVehicleId: '7',
    source: 'vin',
  });
  const vin = '2HKRW2H50JH600001';
  expect(readVehicleChoice(form({ catalogVehicleId: '7', source: 'vin', vin }))).toEqual({
    catalogVehicleId: '7',
    source: 'vin',
    vin,
  });
  expect(readVehicleChoice(form({ catalogVehicleId: '7' }))).toEqual({
    catalogVehicleId: '7',
    source: 'picker',
  });
});
