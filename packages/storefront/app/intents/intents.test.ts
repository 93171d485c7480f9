import { expect, test } from 'vitest';
import { isIntent } from './intents.ts';

test('only rows of the table are intents', () => {
  expect(['add-to-cart', 'toString', '__proto__', '', undefined].map(isIntent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
