import type { InsertedSectionProps } from '@driveline/storefront';
import { useText } from '@driveline/storefront/parts';
import { Text } from '@driveline/ui';

/** Between two steps of the checkout, while something is shipped. */
export default function Packing({ state }: InsertedSectionProps<'checkout'>) {
  const text = useText();
  return state.containsShipToHomeItem && <Text id="own-packing">{text('shop.packing')}</Text>;
}
