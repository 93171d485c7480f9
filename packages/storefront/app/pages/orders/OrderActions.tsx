import { orderFacts, placedOrder } from '@driveline/hooks';
import { Button, Inline } from '@driveline/ui';
import { IntentForm } from '../../intents/IntentForm.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import type { SlotProps } from '../../../src/slots.ts';
import { CancelForm, ReturnForms } from './OrderForms.tsx';

/** What can be done with an order or a return now: buy it again, cancel it, send parts back. */
export function OrderActions({ order, fault }: SlotProps<'order.actions'>) {
  const { number } = placedOrder(order, useShop().market);
  const [entry] = order.orders;
  const facts = entry && orderFacts(entry);
  return (
    <>
      {facts?.canBuyAgain && <BuyAgainForm orderId={number} />}
      {facts?.canCancel && <CancelForm {...facts} orderId={number} fault={fault} />}
      <ReturnForms order={order} fault={fault} />
    </>
  );
}

function BuyAgainForm({ orderId }: { orderId: string }) {
  const text = useText();
  return (
    <Inline gap={3}>
      <IntentForm action={paths.orders()} intent="buy-again">
        <input type="hidden" name="orderId" value={orderId} />
        <Button type="submit" variant="outline">
          {text('orders.buyAgain')}
        </Button>
      </IntentForm>
    </Inline>
  );
}
