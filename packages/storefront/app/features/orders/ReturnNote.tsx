import type { Order } from '@driveline/api';
import { orderFacts, returnSlip } from '@driveline/hooks';
import { ReturnInstructions, Text } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PrintButton } from '../account-page/index.ts';

/** What to do with a return now, or what becomes of it; nothing for all other orders (PLUS-024). */
export function ReturnNote({ order }: { order: Order }) {
  const text = useText();
  const { market } = useShop();
  const slip = returnSlip(order, market);
  if (slip) {
    return (
      <ReturnInstructions slip={slip} storesHref="/store">
        {slip.method === 'mail' && <PrintButton />}
      </ReturnInstructions>
    );
  }
  const [entry] = order.orders;
  const isHere = entry && orderFacts(entry).status === 'RETURN RECEIVED';
  return isHere ? <Text>{text('orders.back.received')}</Text> : null;
}
