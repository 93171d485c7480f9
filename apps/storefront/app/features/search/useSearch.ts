import { searchTarget } from '@driveline/hooks';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { storage } from '../../shop/storage.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useHeaderData } from '../session/index.ts';
import { rememberSearch } from './recentSearches.ts';

/** How a search came about, for analytics (CATALOG-012). */
export type SearchMethod = 'typed' | 'recent' | 'suggestion';

/** Searches for a text: to the results, to the gift cards, or nowhere when nothing is left of it (SHELL-023). */
export function useSearch(): (typed: string, method: SearchMethod) => void {
  const navigate = useNavigate();
  const { market } = useShop();
  const hasVehicle = useHeaderData().data?.vehicleMap != null;
  return useCallback(
    (typed, method) => {
      const target = searchTarget(typed, market, { hasVehicle });
      if (!target) return;
      rememberSearch(typed);
      storage.write('typeAheadValue', typed);
      storage.write('searchMethod', method);
      storage.write('productFindingMethod', 'search');
      storage.write('performedSearch', 'true');
      void navigate(target);
    },
    [navigate, market, hasVehicle],
  );
}
