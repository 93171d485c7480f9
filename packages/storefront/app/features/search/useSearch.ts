import { keepSearch, searchTarget, type SearchMethod } from '@driveline/hooks';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenOnline } from '../../shop/connection.ts';
import { storage } from '../../shop/storage.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useMyVehicle } from '../session/index.ts';
import { rememberSearch } from './recentSearches.ts';

/** Searches for a text: to the results, to the gift cards, or nowhere when nothing is left of it (SHELL-023). */
export function useSearch(): (typed: string, method: SearchMethod) => void {
  const navigate = useNavigate();
  const { market } = useShop();
  const hasVehicle = useMyVehicle() !== undefined;
  return useCallback(
    (typed, method) => {
      const target = searchTarget(typed, market, { hasVehicle });
      if (!target) return;
      rememberSearch(typed);
      keepSearch(storage, { typed, method });
      whenOnline(() => void navigate(target));
    },
    [navigate, market, hasVehicle],
  );
}
