// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { BrowserStorage } from '../storage/index.ts';
import { createComparison, readComparison } from './comparison.ts';
import { useComparison } from './useComparison.ts';
import { useComparisonOf } from './useComparisonOf.ts';

afterEach(cleanup);

function kept(start?: string) {
  const values = new Map(start === undefined ? [] : [['comparedParts', start]]);
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
  return { comparison: createComparison(storage), values };
}

describe('[PLUS-067] the parts that a shopper compares', () => {
  test('are kept in the order of choice, each once, until they are taken out', () => {
    const { comparison, values } = kept();
    expect(['7', '3', '7'].map((sku) => comparison.choose(sku, true))).toEqual([true, true, true]);
    expect(values.get('comparedParts')).toBe('3,7');
    comparison.choose('3', false);
    expect(values.get('comparedParts')).toBe('7');
    comparison.clear();
    expect(values.has('comparedParts')).toBe(false);
  });

  test('are four at most; a fifth is refused until one is taken out', () => {
    const { comparison } = kept('1,2,3,4');
    expect(comparison.choose('5', true)).toBe(false);
    expect(readComparison(comparison.read())).toEqual({ skuNumbers: ['1', '2', '3', '4'], isRefused: true });
    expect(comparison.choose('1', false)).toBe(true);
    expect(readComparison(comparison.read()).isRefused).toBe(false);
    expect(comparison.choose('5', true)).toBe(true);
  });

  test('are none where storage holds something else', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        const { skuNumbers } = readComparison(stored);
        expect(skuNumbers.every((sku) => /^\d{1,9}$/.test(sku))).toBe(true);
        expect(skuNumbers.length).toBeLessThanOrEqual(4);
      }),
    );
    expect(readComparison(null)).toEqual({ skuNumbers: [], isRefused: false });
  });

  test('follow every change', () => {
    const { comparison } = kept('1');
    const { result } = renderHook(() => useComparison(comparison));
    expect(result.current.bar).toMatchObject({ count: 1, href: '/compare?skuNumbers=1', isRefused: false });
    act(() => void result.current.onCompare('2', true));
    expect(result.current).toMatchObject({
      skuNumbers: ['1', '2'],
      bar: { href: '/compare?skuNumbers=1,2' },
    });
    act(() => result.current.bar.onClear());
    expect(result.current.bar.count).toBe(0);
  });

  test('are those of the page that compares, and one without any leads to them', () => {
    const { comparison, values } = kept('1,2');
    const at = (search: string) => new URLSearchParams(search);
    const { result, rerender } = renderHook((search: string) => useComparisonOf(at(search), comparison), {
      initialProps: '',
    });
    expect([result.current, values.get('comparedParts')]).toEqual(['/compare?skuNumbers=1,2', '1,2']);
    rerender('skuNumbers=2&skuNumbers=9');
    expect([result.current, values.get('comparedParts')]).toEqual([undefined, '2,9']);
    rerender('skuNumbers=');
    expect([result.current, values.get('comparedParts')]).toEqual([undefined, undefined]);
  });
});
