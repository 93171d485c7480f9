import { anyErrors } from '@driveline/api/contract';
import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { B2cError } from './errors.ts';
import { failureOf } from './failure.ts';
import { textOf } from '../messages/index.ts';

test('[API-026] an error takes the contract’s keys, and texts that the messages have', () => {
  expect(new B2cError('error_item_unavailable', { textKey: 'error_item_unavailable_all' }).key).toBe(
    'error_item_unavailable',
  );
  // @ts-expect-error no call of the contract answers with this key
  void new B2cError('error_item_away');
  // @ts-expect-error the messages have no such text
  void new B2cError('error_item_unavailable', { textKey: 'error_item_away' });
});

test('[API-026] an error whose sentence lacks a value keeps its key, and says what can be said', () => {
  const text = textOf(us);
  const [detail] = failureOf(new B2cError('error_quantity_limit'), anyErrors, text).body.errorDetails;
  expect(detail).toMatchObject({
    errorMessageKey: 'error_quantity_limit',
    errorMessageDefault: text('error_internal'),
  });
});
