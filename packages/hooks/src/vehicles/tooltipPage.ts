import type { Product } from '@driveline/api';
import { useEffect } from 'react';
import { createStateStore } from '../state/stateStore.ts';
import { useStateOf } from '../state/useStateOf.ts';
import type { TooltipSituation } from './vehicleTooltip.ts';

type TooltipPage = TooltipSituation['page'];
type Fitment = Pick<Product, 'vehicleFitment'>;

const OTHER: TooltipPage = { kind: 'other' };

/** What the page that is open shows. Only effects write it, so that a server shares nothing between shoppers. */
const open = createStateStore<{ readonly page: TooltipPage }>({ page: OTHER });

export const useOpenPage = (): TooltipPage => useStateOf(open, ({ page }) => page);

/** Whether a shelf is open (VEHST-012). */
export const isShelfOpen = (): boolean => open.read().page.kind === 'shelf';

/** CATALOG-036: a product made for some vehicles, for which the tooltip asks for one (VEHST-013). */
export const isApplicationProduct = ({ vehicleFitment }: Fitment): boolean =>
  vehicleFitment === 'VEHICLE_SPECIFIC';

/** Says of the page that it shows a product, or a shelf of products, for as long as it stands (VEHST-013). */
export function useTooltipPage(kind: 'product' | 'shelf', products: readonly Fitment[]): void {
  const isSpecific = products.some(isApplicationProduct);
  useEffect(() => {
    open.set({
      page:
        kind === 'product'
          ? { kind, isApplicationProduct: isSpecific }
          : { kind, hasVehicleSpecificItems: isSpecific },
    });
    return () => open.set({ page: OTHER });
  }, [kind, isSpecific]);
}
