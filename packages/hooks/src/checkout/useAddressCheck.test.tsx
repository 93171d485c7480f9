// @vitest-environment jsdom
import type { Address, OutputOf } from '@driveline/api';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useAddressCheck } from './useAddressCheck.ts';

type Verified = OutputOf<'account.verifyAddress'>;

const address: Address = {
  firstName: 'Ada',
  lastName: 'Driver',
  address1: '12 Main St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
  phoneNumber: '9015550134',
  email: 'ada@example.com',
};

test('[CART-038] what is said is about the address that was checked last', async () => {
  const answers: ((status: Verified['status']) => void)[] = [];
  const { result } = renderShop(() => useAddressCheck(), {
    'account.verifyAddress': () =>
      new Promise<Verified>((resolve) => answers.push((status) => resolve({ status, suggestions: [] }))),
  });
  let first: Promise<void> = Promise.resolve();
  let second: Promise<void> = Promise.resolve();
  act(() => void (first = result.current.check({ ...address, postalCode: '38104' })));
  act(() => void (second = result.current.check(address)));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => (answers[0]!('editNotFound'), first));
  expect(result.current.status).toBe('requesting');
  await act(async () => (answers[1]!('success'), second));
  expect(result.current.status).toBe('success');
});
