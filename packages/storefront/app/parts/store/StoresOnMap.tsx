import { MapChoice, StoreMap, type StoreMapProps } from '@driveline/ui';
import { useShop } from '../../shop/useShop.ts';

const load = () => import('@driveline/ui/street-map');

/** Stores on the map that the shop draws; a plugin offers streets beside it, which call nobody before a press. */
export function StoresOnMap(props: Pick<StoreMapProps, 'stores' | 'firstNumber' | 'mine' | 'isSmall'>) {
  const { market, record } = useShop();
  const facts = { ...props, distanceUnit: market.units.distance };
  return record.map ? <MapChoice {...facts} tiles={record.map} load={load} /> : <StoreMap {...facts} />;
}
