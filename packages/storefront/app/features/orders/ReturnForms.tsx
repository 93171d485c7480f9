import type { Line, Order } from '@driveline/api';
import { orderLines, orderShipments } from '@driveline/hooks';
import { Alert, Button, Disclosure, Stack, Text, useFormat } from '@driveline/ui';
import { FieldGroup, RadioCard, RadioCards, Select } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import type { OrderFault } from './orderAction.ts';
import { useMyStore } from '../session/index.ts';
import { orderPath } from './paths.ts';
import { RETURN_METHODS, RETURN_REASONS, returnMethodOf } from './returnChoices.ts';

type ReturnFormsProps = { readonly order: Order; readonly fault: OrderFault | undefined };

/** What can come back of an order: parts, and old parts for their deposit (PLUS-024). */
export function ReturnForms({ order, fault }: ReturnFormsProps) {
  const text = useText();
  const orderId = order.orders[0]?.orderId ?? '';
  const lines = orderLines(order);
  const parts = lines.filter(({ afterSale }) => (afterSale?.returnable ?? 0) > 0);
  const cores = lines.filter(({ afterSale }) => (afterSale?.coreReturnable ?? 0) > 0);
  const partsFault = fault?.intent === 'return-parts' ? fault : undefined;
  return (
    <>
      {parts.length > 0 && (
        <Disclosure summary={text('orders.returnParts')} open={partsFault !== undefined}>
          <form method="post" action={orderPath(orderId)} data-intent="return-parts">
            <input type="hidden" name="intent" value="return-parts" />
            <Stack gap={5} align="start">
              <Refused fault={partsFault} />
              {parts.map((line) => (
                <PartFields key={line.commerceItemId} line={line} values={partsFault?.values ?? {}} />
              ))}
              <Method of="parts" order={order} fault={partsFault} />
              <Button type="submit" variant="primary">
                {text('orders.returnSend')}
              </Button>
            </Stack>
          </form>
        </Disclosure>
      )}
      {cores.map((line) => (
        <CoreForm key={line.commerceItemId} {...{ line, order, orderId, fault }} />
      ))}
    </>
  );
}

function Refused({ fault }: { fault: OrderFault | undefined }) {
  const text = useText();
  if (!fault) return null;
  return (
    <Alert tone="error" role="alert">
      {fault.isEmpty ? text('orders.returnNothing') : fault.message || text('error_generic')}
    </Alert>
  );
}

/** How many of a line come back, and why; none as it stands. */
function PartFields({ line, values }: { line: Line; values: OrderFault['values'] }) {
  const text = useText();
  const { date } = useFormat();
  const { commerceItemId: id, itemDescription, afterSale } = line;
  const counts = Array.from({ length: (afterSale?.returnable ?? 0) + 1 }, (_, count) => count);
  return (
    <FieldGroup legend={itemDescription} columns={2}>
      <Select
        id={`return-${id}`}
        name={`quantity.${id}`}
        label={text('orders.returnQuantity')}
        defaultValue={values[`quantity.${id}`] ?? '0'}
        {...(afterSale?.returnBy && {
          description: text('orders.returnBy', { date: date(afterSale.returnBy, 'medium') }),
        })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      <Select
        id={`return-reason-${id}`}
        name={`reason.${id}`}
        label={text('orders.reason')}
        defaultValue={values[`reason.${id}`] ?? RETURN_REASONS[0]}
      >
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {text(`orders.returnReason.${reason}`)}
          </option>
        ))}
      </Select>
    </FieldGroup>
  );
}

/** The store of the purchase, else the shopper's own: the return is booked there, and any other takes it too. */
function useReturnStore(order: Order) {
  const own = useMyStore();
  const bought = orderShipments(order).find(({ store }) => store)?.store;
  return bought ?? own;
}

/** What was chosen before a refusal stays chosen. */
function Method({ of, order, fault }: { of: string } & ReturnFormsProps) {
  const text = useText();
  const store = useReturnStore(order);
  const notes = {
    label: text('orders.methodNote.label'),
    store: store
      ? text('orders.methodNote.storeNamed', { store: store.address1 })
      : text('orders.methodNote.store'),
  };
  return (
    <RadioCards
      legend={text('orders.method')}
      name="method"
      defaultValue={returnMethodOf(fault?.values ?? {})}
    >
      {RETURN_METHODS.map((method) => (
        <RadioCard
          key={method}
          id={`${of}-${method}`}
          value={method}
          label={text(`orders.method.${method}`)}
          description={notes[method]}
        />
      ))}
    </RadioCards>
  );
}

/** Announces an old part; its deposit comes back with it (PLUS-013). */
function CoreForm({ line, order, orderId, fault }: { line: Line; orderId: string } & ReturnFormsProps) {
  const text = useText();
  const { date } = useFormat();
  const { commerceItemId: id, itemDescription, afterSale } = line;
  const own = fault?.intent === 'return-core' && fault.values['commerceItemId'] === id ? fault : undefined;
  return (
    <Disclosure summary={text('orders.returnCore', { title: itemDescription })} open={own !== undefined}>
      <form method="post" action={orderPath(orderId)} data-intent="return-core">
        <input type="hidden" name="intent" value="return-core" />
        <input type="hidden" name="commerceItemId" value={id} />
        <input type="hidden" name="quantity" value={afterSale?.coreReturnable ?? 1} />
        <Stack gap={4} align="start">
          <Refused fault={own} />
          {afterSale?.coreReturnBy && (
            <Text>{text('orders.returnBy', { date: date(afterSale.coreReturnBy, 'medium') })}</Text>
          )}
          <Method of={`core-${id}`} order={order} fault={own} />
          <Button type="submit" variant="primary">
            {text('orders.returnCoreSend')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
