import { expect, test } from 'vitest';
import { intents, isIntent } from './intents.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("[PLUS-003] 'I don't know' takes an answer back, whatever was chosen beside it", () => {
  const answer = intents['answer-fit'];
  expect(answer.read(form({ questionId: 'q1', value: '296' }))).toEqual({ questionId: 'q1', value: '296' });
  expect(answer.read(form({ questionId: 'q1', value: '296', unknown: 'true' }))).toEqual({
    questionId: 'q1',
    value: null,
  });
});

test('a VIN is named as the source of the vehicle', () => {
  const read = intents['set-vehicle'].read;
  expect(read(form({ catalogVehicleId: '7', source: 'vin' }))).toEqual({
    catalogVehicleId: '7',
    source: 'vin',
  });
  expect(read(form({ catalogVehicleId: '7' }))).toEqual({ catalogVehicleId: '7', source: 'picker' });
});

test('only rows of the table are intents', () => {
  expect(['add-to-cart', 'toString', '__proto__', '', undefined].map(isIntent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
