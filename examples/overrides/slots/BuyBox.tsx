import type { SlotProps } from '@driveline/storefront';
import { useText } from '@driveline/storefront/parts';
import BuyBox from '@driveline/storefront/slots/product.buyBox';
import { Text } from '@driveline/ui';

/** The buy box of every shop, with a line below it. */
export default function BuyBoxWithBulk(props: SlotProps<'product.buyBox'>) {
  const text = useText();
  return <BuyBox {...props} actions={<Text id="own-bulk">{text('shop.bulk')}</Text>} />;
}
