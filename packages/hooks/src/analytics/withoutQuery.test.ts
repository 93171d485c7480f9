import { expect, test } from 'vitest';
import { withoutQuery } from './withoutQuery.ts';

test.each([
  ['https://shop.example/trackOrder?orderId=1&email=ann@shop.example', 'https://shop.example/trackOrder'],
  ['https://shop.example/?utm_source=mail&q=ann&gclid=1', 'https://shop.example/?utm_source=mail&gclid=1'],
  ['', ''],
  ['no address', ''],
])('only the campaign of an address is told to others: %s', (address, told) => {
  expect(withoutQuery(address)).toBe(told);
});
