import { Alert, Button, Disclosure, Stack, Text } from '@driveline/ui';
import { Select } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import type { OrderFault } from './orderAction.ts';
import { orderPath } from './paths.ts';
import { CANCEL_REASONS } from './returnChoices.ts';

type CancelFormProps = {
  readonly orderId: string;
  /** Of one shipment alone. */
  readonly shipmentId?: string;
  /** What is cancelled is a return: nothing is refunded. */
  readonly isReturn?: boolean;
  readonly fault: OrderFault | undefined;
};

/** Cancels while nothing has left: opened, and confirmed by its own button with a reason (API-079, API-080). */
export function CancelForm({ orderId, shipmentId, isReturn = false, fault }: CancelFormProps) {
  const text = useText();
  const intent = shipmentId ? 'cancel-shipment' : 'cancel-order';
  const own = fault?.intent === intent && fault.shipmentId === shipmentId ? fault : undefined;
  const what = isReturn ? 'orders.cancelReturn' : 'orders.cancel';
  const title = text(shipmentId ? 'orders.cancelShipment' : what);
  return (
    <Disclosure summary={title} open={own !== undefined}>
      <form method="post" action={orderPath(orderId)} data-intent={intent}>
        <input type="hidden" name="intent" value={intent} />
        {shipmentId && <input type="hidden" name="shipmentId" value={shipmentId} />}
        <Stack gap={4} align="start">
          {own && (
            <Alert tone="error" role="alert">
              {own.message || text('error_generic')}
            </Alert>
          )}
          <Text>{text(`${what}Lead`)}</Text>
          <Select
            id={`cancel-${shipmentId ?? 'order'}`}
            name="reason"
            label={text('orders.reason')}
            defaultValue={own?.values['reason'] ?? CANCEL_REASONS[0]}
          >
            {CANCEL_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {text(`orders.cancelReason.${reason}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="danger">
            {text('orders.cancelYes')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
