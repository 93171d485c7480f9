import { expect, test, vi } from 'vitest';
import { clientAddressOf } from './clientAddress.ts';
import { log } from './log.ts';

test('a proxy that is not trusted counts as every shopper, and the log warns once', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const told = new Request('http://shop.example/', { headers });
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.7' } } } as never;
  expect(clientAddressOf(told, bindings, { trustsProxy: true })).toBe('192.0.2.7');
  expect(warn).not.toHaveBeenCalled();
  for (let call = 0; call < 2; call++)
    expect(clientAddressOf(told, bindings, { trustsProxy: false })).toBe('10.0.0.7');
  expect(warn).toHaveBeenCalledTimes(1);
});
