// @vitest-environment jsdom
import type { TestAnswers } from '@driveline/api/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useQuantityChange } from './useQuantityChange.ts';

afterEach(cleanup);

const refused = (remedy?: object) => () => {
  const detail = { errorCode: '1', errorMessageKey: 'error_x', errorMessageDefault: 'Only 2.' };
  return Response.json({ errorDetails: [{ ...detail, remedy }] }, { status: 422 });
};

function change(answers: TestAnswers, version?: number) {
  const onError = vi.fn<(error: unknown) => void>();
  const told = { asked: 5 };
  const shop = renderShop(
    (line: { quantity: number; version?: number }) =>
      useQuantityChange({ id: 'ci1', ...line }, told, onError),
    answers,
    { props: { quantity: 1, ...(version !== undefined && { version }) } },
  );
  return { ...shop, onError, told };
}

test('[PLUS-062] shows what the address tells until the quantity is changed', async () => {
  const { result, onError, told } = change({ 'cart.updateItem': refused() });
  expect(result.current.remedy).toBe(told);
  act(() => result.current.change(3));
  expect(result.current.remedy).toBeUndefined();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
});

test('[PLUS-062] keeps at the line how many there are, until another quantity was taken', async () => {
  const { result, onError, rerender } = change({ 'cart.updateItem': refused({ quantity: 2 }) });
  act(() => result.current.change(9));
  await waitFor(() => expect(result.current.remedy).toEqual({ asked: 9, quantity: 2, message: 'Only 2.' }));
  expect(onError).not.toHaveBeenCalled();
  rerender({ quantity: 2 });
  expect(result.current.remedy).toBeUndefined();
});

test('[PLUS-062] says at the line, too, that only another way brings so many', async () => {
  const { result, onError } = change({ 'cart.updateItem': refused({ shipmentType: 'regular' }) });
  act(() => result.current.change(9));
  const remedy = { asked: 9, shipmentType: 'regular', message: 'Only 2.' };
  await waitFor(() => expect(result.current.remedy).toEqual(remedy));
  expect(onError).not.toHaveBeenCalled();
});

test('[PLUS-062] a line that was split keeps its quantity, and its cart has another version', async () => {
  const { result, rerender } = change({ 'cart.updateItem': refused({ quantity: 1 }) }, 7);
  act(() => result.current.change(9));
  await waitFor(() => expect(result.current.remedy).toMatchObject({ asked: 9, quantity: 1 }));
  rerender({ quantity: 1, version: 8 });
  expect(result.current.remedy).toBeUndefined();
});
