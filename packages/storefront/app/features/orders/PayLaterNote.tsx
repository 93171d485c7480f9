import type { Order } from '@driveline/api';
import { payLaterOf } from '@driveline/hooks';
import { PaymentInstructions } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';

/** How the order is paid, when it waits for its money or waited; nothing for all others (PLUS-022). */
export function PayLaterNote({ order, checkHref }: { order: Order; checkHref?: string }) {
  const { market } = useShop();
  const payment = payLaterOf(order, market);
  return payment && <PaymentInstructions payment={payment} {...(checkHref && { checkHref })} />;
}
