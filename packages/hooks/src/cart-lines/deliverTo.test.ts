import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, line, shipment } from '../../test/fixtures.ts';
import { deliverTo, suggestPlace } from './deliverTo.ts';

const delivered = cart([shipment([line()], { shipmentType: 'regular' })]);

test('[PLUS-060] a server that keeps the code needs no address of its own, another is told it again', async () => {
  const { client, sent } = answering({ 'cart.detail': { ...delivered, postalCode: '38103' } });
  expect(await deliverTo(client, '38103')).toBe('');
  expect(sent).toMatchObject([{ input: { query: { postalCode: '38103' } } }]);
  const { postalCode: _, ...plain } = { postalCode: '', ...delivered };
  expect(await deliverTo(answering({ 'cart.detail': plain }).client, '38103')).toBe('postalCode=38103');
});

test('[PLUS-060] a cart hears of a look at another place unless its checkout has an address', async () => {
  const open = answering({ 'cart.detail': delivered });
  await suggestPlace(open.client, '38103');
  expect(open.sent.map(({ input }) => input.query)).toMatchObject([{}, { postalCode: '38103' }]);
  const shippingAddress = {
    firstName: 'Ana',
    lastName: 'Lima',
    address1: '1 Main St',
    city: 'Memphis',
    state: 'TN',
    postalCode: '38104',
  };
  const place = { postalCode: '38103', city: 'Memphis', state: 'TN', neighborhoods: [] };
  const addressed = answering({
    'cart.detail': { ...delivered, shippingAddress },
    'stores.placeByPostalCode': place,
  });
  await suggestPlace(addressed.client, '38103');
  expect(addressed.sent.map(({ input }) => input.query?.['postalCode'])).toEqual([undefined, undefined]);
});
