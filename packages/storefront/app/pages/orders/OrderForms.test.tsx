import { fixture } from '@driveline/api/testing';
import { orderLines } from '@driveline/hooks';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
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

const formsOf = (props: ComponentProps<typeof ReturnForms>, at = '/') =>
  renderForTest(
    <MemoryRouter initialEntries={[at]}>
      <ReturnForms {...props} />
    </MemoryRouter>,
  );

const checkedIn = (values: Record<string, string>, intent: string) => {
  const html = formsOf({ order: returnable, fault: { message: 'Too late', values: { ...values, intent } } });
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

test('[PLUS-024] of an only part one is returned unless the shopper says more; of several none is', () => {
  const chosen = (lines: readonly (typeof line)[]) => {
    const several = structuredClone(returnable);
    several.orders[0]!.shipmentInfoList[0]!.lineItemList = [...lines];
    const html = formsOf({ order: several, fault: undefined });
    return [...html.matchAll(/<option[^>]*value="(\d)"[^>]*selected/g)].map(([, value]) => value);
  };
  expect(chosen([line])).toEqual(['1']);
  expect(chosen([line, { ...line, commerceItemId: 'other' }])).toEqual(['0', '0']);
});

test('[PLUS-024] the link of the list opens the form of the parts alone', () => {
  const open = (at: string) =>
    formsOf({ order: returnable, fault: undefined }, at).match(/<details[^>]* open/g);
  expect([open('/'), open('/?return=parts')?.length]).toEqual([null, 1]);
});
