import { useEffect, useEffectEvent } from 'react';
import { comparedSkus } from './comparedSkus.ts';
import type { Comparison } from './comparison.ts';
import { useComparison } from './useComparison.ts';

/**
 * The page that compares is the comparison: what its address names is kept in place of what was.
 * @returns the address of what is kept, where the page's own names nothing
 */
export function useComparisonOf(search: URLSearchParams, comparison: Comparison): string | undefined {
  const { skuNumbers, bar } = useComparison(comparison);
  const named = search.has('skuNumbers') ? comparedSkus(search).join() : undefined;
  const onNamed = useEffectEvent(
    () => named !== undefined && comparison.replace(named ? named.split(',') : []),
  );
  useEffect(() => void onNamed(), [named]);
  return named === undefined && skuNumbers.length > 0 ? bar.href : undefined;
}
