import type { InsertedSectionProps } from '@driveline/storefront';
import { useText } from '@driveline/storefront/parts';
import { Text } from '@driveline/ui';

export default function Help({ product }: InsertedSectionProps<'product'>) {
  const text = useText();
  return <Text id="own-help">{text('shop.help', { brand: product.brand })}</Text>;
}
