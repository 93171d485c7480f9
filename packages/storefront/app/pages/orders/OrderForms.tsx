import type { Line, Order } from '@driveline/api';
import {
  cancelReasons,
  orderShipments,
  returnMethodOf,
  returnableLines,
  returnMethods,
  returnReasons,
  useMyStore,
} from '@driveline/hooks';
import { Button, Disclosure, Stack, Text, useFormat, type ButtonProps } from '@driveline/ui';
import { FieldGroup, RadioCard, RadioCards, Select } from '@driveline/ui/forms';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormIntent } from '../../intents/formIntents.ts';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Options } from '../../parts/form/Options.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** What the page's last post was refused for; the form that sent it is known by its values. */
type Fault = FormAnswer | undefined;

type OrderFormProps = {
  readonly title: string;
  readonly orderId: string;
  readonly intent: FormIntent;
  /** Why this form was refused. */
  readonly fault: Fault;
  readonly isOpen?: boolean;
  /** Words of the button. */
  readonly send: string;
  readonly variant?: ButtonProps['variant'];
  readonly gap?: 4 | 5;
  readonly children: ReactNode;
};

/** A form of an order's page: folded until it is needed, and open with the reason when it was refused. */
function OrderForm(props: OrderFormProps) {
  const { title, orderId, intent, fault, isOpen, send, variant = 'primary', gap = 4, children } = props;
  const text = useText();
  return (
    <Disclosure summary={title} open={isOpen || fault !== undefined}>
      <IntentForm action={paths.order(orderId)} intent={intent}>
        <Stack gap={gap} align="start">
          {fault && <Refused answer={{ message: fault.message ?? text('orders.returnNothing') }} />}
          {children}
          <Button type="submit" variant={variant}>
            {send}
          </Button>
        </Stack>
      </IntentForm>
    </Disclosure>
  );
}

type CancelFormProps = {
  readonly orderId: string;
  /** Of one shipment alone. */
  readonly shipmentId?: string;
  /** What is cancelled is a return: nothing is refunded. */
  readonly isReturn?: boolean | undefined;
  readonly isUnpaid?: boolean | undefined;
  readonly fault: Fault;
};

/** Cancels while nothing has left: opened, and confirmed by its own button with a reason (API-079, API-080). */
export function CancelForm({ orderId, shipmentId, isReturn, isUnpaid, fault }: CancelFormProps) {
  const text = useText();
  const intent = shipmentId ? 'cancel-shipment' : 'cancel-order';
  const { values } = fault ?? {};
  const own = values?.['intent'] === intent && values['shipmentId'] === shipmentId ? fault : undefined;
  const whole = isReturn ? 'orders.cancelReturn' : 'orders.cancel';
  const title = text(shipmentId ? 'orders.cancelShipment' : whole);
  return (
    <OrderForm {...{ title, orderId, intent }} fault={own} send={text('orders.cancelYes')} variant="danger">
      {shipmentId && <input type="hidden" name="shipmentId" value={shipmentId} />}
      <Text>
        {text(isReturn ? 'orders.cancelReturnLead' : isUnpaid ? 'orders.cancelUnpaid' : 'orders.cancelLead')}
      </Text>
      <Select
        id={`cancel-${shipmentId ?? 'order'}`}
        name="reason"
        label={text('orders.reason')}
        defaultValue={own?.values['reason'] ?? cancelReasons[0]}
      >
        <Options of={cancelReasons.map((reason) => [reason, text(`orders.cancelReason.${reason}`)])} />
      </Select>
    </OrderForm>
  );
}

type ReturnFormsProps = { readonly order: Order; readonly fault: Fault };

/** What can come back of an order: parts, and old parts for their deposit (PLUS-024). */
export function ReturnForms({ order, fault }: ReturnFormsProps) {
  const text = useText();
  const [query] = useSearchParams();
  const orderId = order.orders[0]?.orderId ?? '';
  const { parts, cores, start } = returnableLines(order);
  const own = fault?.values['intent'] === 'return-parts' ? fault : undefined;
  return (
    <>
      {parts.length > 0 && (
        <OrderForm
          title={text('orders.returnParts')}
          orderId={orderId}
          intent="return-parts"
          fault={own}
          isOpen={query.has('return')}
          send={text('orders.returnSend')}
          gap={5}
        >
          {parts.map((line) => (
            <PartFields key={line.commerceItemId} {...{ line, start }} values={own?.values ?? {}} />
          ))}
          <Method of="parts" order={order} fault={own} />
        </OrderForm>
      )}
      {cores.map((line) => (
        <CoreForm key={line.commerceItemId} {...{ line, order, orderId, fault }} />
      ))}
    </>
  );
}

/** How many of a line come back, and why. */
function PartFields({ line, start, values }: { line: Line; start: string; values: FormAnswer['values'] }) {
  const text = useText();
  const { date } = useFormat();
  const { commerceItemId: id, itemDescription, afterSale } = line;
  const counts = Array.from({ length: (afterSale?.returnable ?? 0) + 1 }, (_, count) => count);
  return (
    <FieldGroup legend={itemDescription} columns={2} style={{ inlineSize: '100%' }}>
      <Select
        id={`return-${id}`}
        name={`quantity.${id}`}
        label={text('orders.returnQuantity')}
        defaultValue={values[`quantity.${id}`] ?? start}
        {...(afterSale?.returnBy && {
          description: text('orders.returnBy', { date: date(afterSale.returnBy, 'medium') }),
        })}
      >
        <Options of={counts.map((count) => [count, count])} />
      </Select>
      <Select
        id={`return-reason-${id}`}
        name={`reason.${id}`}
        label={text('orders.reason')}
        defaultValue={values[`reason.${id}`] ?? returnReasons[0]}
      >
        <Options of={returnReasons.map((reason) => [reason, text(`orders.returnReason.${reason}`)])} />
      </Select>
    </FieldGroup>
  );
}

/** What was chosen before a refusal stays chosen. */
function Method({ of, order, fault }: { of: string } & ReturnFormsProps) {
  const text = useText();
  const own = useMyStore();
  // The return is booked at the store of the purchase, else at the shopper's own, and any other takes it too.
  const store = orderShipments(order).find((shipment) => shipment.store)?.store ?? own;
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
      {returnMethods.map((method) => (
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
  const { values } = fault ?? {};
  const own = values?.['intent'] === 'return-core' && values['commerceItemId'] === id ? fault : undefined;
  const title = text('orders.returnCore', { title: itemDescription });
  return (
    <OrderForm {...{ title, orderId }} intent="return-core" fault={own} send={text('orders.returnCoreSend')}>
      <input type="hidden" name="commerceItemId" value={id} />
      <input type="hidden" name="quantity" value={afterSale?.coreReturnable ?? 1} />
      {afterSale?.coreReturnBy && (
        <Text>{text('orders.returnBy', { date: date(afterSale.coreReturnBy, 'medium') })}</Text>
      )}
      <Method of={`core-${id}`} order={order} fault={own} />
    </OrderForm>
  );
}
