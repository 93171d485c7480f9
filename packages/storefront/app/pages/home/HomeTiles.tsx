import type { OutputOf } from '@driveline/api';
import { wearParts } from '@driveline/hooks';
import { WearPartTiles } from '@driveline/ui';
import { useBuying } from '../../parts/products/useBuying.ts';
import { useShop } from '../../shop/useShop.ts';

export type HomeTilesProps = { readonly answer: OutputOf<'catalog.relatedParts'>; readonly vehicle: string };

/** Parts to buy from home: their script comes only where there is a vehicle. */
export const HomeTiles = ({ answer, vehicle }: HomeTilesProps) => (
  <WearPartTiles parts={wearParts(answer, useShop().market)} {...useBuying(vehicle)} />
);
