// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useSearchOffer } from './useSearchOffer.ts';

afterEach(cleanup);

const rules = { extraCharacters: '', minLength: 3 };
const [product] = fixture('catalog.suggestions').productTitleSuggestions;
const answer = {
  ...fixture('catalog.suggestions'),
  generalSuggestions: ['brake pads'],
  productTitleSuggestions: Array.from({ length: 6 }, () => product!),
};

function openBox(value: string, recent: readonly string[] = [], isPhone = false) {
  document.body.innerHTML = '<form><input></form>';
  const box = document.querySelector('input')!;
  box.value = value;
  box.focus();
  const input = { current: box };
  const shop = renderShop(() => useSearchOffer(input, { recent, rules, isPhone }), {
    'catalog.suggestions': answer,
  });
  return { ...shop, box };
}

test('[SHELL-019] a box offers what was searched before, then suggestions and products', async () => {
  const { result } = openBox('brake', ['oil']);
  await waitFor(() => expect(result.current.offer.general).toEqual(['brake pads']));
  expect(result.current).toMatchObject({
    isShown: true,
    offer: { rows: ['oil', 'brake pads'], typed: 'brake' },
  });
  expect(result.current.offer.products).toHaveLength(5);
});

test('[CATALOG-004] on a phone there are fewer products', async () => {
  const { result } = openBox('brake', [], true);
  await waitFor(() => expect(result.current.offer.products).toHaveLength(3));
});

test('[CATALOG-003] a text that is too short asks nothing, and without a row there is nothing to show', () => {
  const { result, ids } = openBox('br');
  expect(result.current).toMatchObject({ isOpen: true, isShown: false });
  expect(ids()).toEqual([]);
});

test('[SHELL-022] a box that the focus has left offers nothing', async () => {
  const { result, box } = openBox('brake', ['oil']);
  await waitFor(() => expect(result.current.isShown).toBe(true));
  act(() => box.blur());
  expect(result.current.isShown).toBe(false);
  fireEvent.keyDown(box, { key: 'Escape' });
  act(() => box.focus());
  expect(result.current.isShown).toBe(true);
});
