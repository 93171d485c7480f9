import { expect, test } from 'vitest';
import { B2cError } from './errors.ts';

test('[API-026] an error takes the contract’s keys, and texts that the messages have', () => {
  expect(new B2cError('error_item_unavailable', { textKey: 'error_item_unavailable_all' }).key).toBe(
    'error_item_unavailable',
  );
  // @ts-expect-error no call of the contract answers with this key
  void new B2cError('error_item_away');
  // @ts-expect-error the messages have no such text
  void new B2cError('error_item_unavailable', { textKey: 'error_item_away' });
});
