import { comparePath, MOST_COMPARED } from '@driveline/validation';
import { useMemo, useSyncExternalStore } from 'react';
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
