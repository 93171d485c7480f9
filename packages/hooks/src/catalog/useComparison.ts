import { comparePath, MOST_COMPARED } from '@driveline/validation';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { comparedSkus } from './comparedSkus.ts';
import { readComparison, type Comparison } from './comparison.ts';

/** The comparison as `CompareBar` and the boxes of parts show it; empty before script knows what is kept. */
export function useComparison({ subscribe, read, choose, clear }: Comparison) {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    const { skuNumbers, isRefused } = readComparison(kept);
    return {
      skuNumbers,
      onCompare: choose,
      bar: {
        action: comparePath([]),
        href: comparePath(skuNumbers),
        count: skuNumbers.length,
        most: MOST_COMPARED,
        isRefused,
        onClear: clear,
      },
    };
  }, [kept, choose, clear]);
}

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
