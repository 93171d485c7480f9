import { fixture } from '@driveline/api/testing';
import { orderLines } from '@driveline/hooks';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { ReturnForms } from './OrderForms.tsx';

const order = fixture('orders.detail');
const [first] = orderLines(order);
const afterSale = {
  returnable: 2,
  returnBy: '2026-12-24',
  coreReturnable: 1,
  coreReturnBy: '2026-12-24',
  returned: 0,
  coresReturned: 0,
};
const line = { ...first!, afterSale };
const returnable = structuredClone(order);
returnable.orders[0]!.shipmentInfoList[0]!.lineItemList = [line];

const checkedIn = (values: Record<string, string>, intent: string) => {
  const html = renderForTest(
    <ReturnForms order={returnable} fault={{ message: 'Too late', values: { ...values, intent } }} />,
  );
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  return radios.filter((radio) => radio.includes('checked')).map((radio) => /id="([^"]*)"/.exec(radio)?.[1]);
};

test('[PLUS-024] a refused return keeps the way that was chosen, and the other form its own', () => {
  const id = line.commerceItemId;
  expect(checkedIn({ method: 'label' }, 'return-parts')).toEqual(['parts-label', `core-${id}-store`]);
  expect(checkedIn({ method: 'label', commerceItemId: id }, 'return-core')).toEqual([
    'parts-store',
    `core-${id}-label`,
  ]);
});

test('a way that nobody knows is the one to a store', () => {
  expect(checkedIn({ method: 'drone' }, 'return-parts')[0]).toBe('parts-store');
});
