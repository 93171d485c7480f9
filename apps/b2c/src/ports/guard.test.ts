import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { RemoteUnavailableError } from '../ops/remotePort.ts';
import { openShop } from '../../test/shop.ts';
import { PaymentGatewayError, PaymentRefusedError, type PaymentGateway } from './gateway.ts';
import { guard, local } from './guard.ts';
import { portLimits } from './portLimits.ts';

const tools = () => ({ log: createLog('silent'), metrics: createMetrics() });
const hangs = () => new Promise<never>(() => undefined);
const paying = (part: Partial<PaymentGateway>) =>
  guard({ name: 'test', ...part } as PaymentGateway, { ...portLimits.payment, timeoutMs: 20 }, tools());

describe('a guarded port', () => {
  test('[PLUS-038] ends a call that hangs, by the error of the port', async () => {
    const tax = guard({ taxOf: hangs }, { name: 'tax', timeoutMs: 20 }, tools());
    await expect(tax.taxOf()).rejects.toBeInstanceOf(RemoteUnavailableError);
    const gateway = paying({ void: hangs });
    await expect(gateway.void('a', 'b', 'us')).rejects.toBeInstanceOf(PaymentGatewayError);
  });

  test('guards an adapter that is frozen, too', async () => {
    const tax = guard(
      Object.freeze({ taxOf: () => Promise.resolve(7) }),
      { name: 'tax', timeoutMs: 20 },
      tools(),
    );
    expect(await tax.taxOf()).toBe(7);
  });

  test('[PLUS-038] is not asked after three failures in a row; a refusal is none', async () => {
    const capture = vi.fn(() => Promise.reject(new PaymentRefusedError('no')));
    const refund = vi.fn(() => Promise.reject(new Error('refused')));
    const gateway = paying({ capture, refund });
    for (let time = 0; time < 10; time++)
      await expect(gateway.capture('a', 1, 'b', 'us')).rejects.toBeInstanceOf(PaymentRefusedError);
    expect(capture).toHaveBeenCalledTimes(10);
    for (let time = 0; time < 10; time++) await gateway.refund('a', 1, 'b', 'us').catch(() => undefined);
    expect(refund).toHaveBeenCalledTimes(3);
  });

  test('keeps methods with a limit of their own apart, those of its parts too', async () => {
    const startPayPal = vi.fn(() => Promise.reject(new Error('down')));
    const gateway = paying({
      findCharge: () => Promise.resolve(undefined),
      wallets: { methods: ['paypal'], startPayPal } as never,
    });
    expect(gateway.wallets!.methods).toEqual(['paypal']);
    for (let time = 0; time < 6; time++)
      await gateway.wallets!.startPayPal({} as never).catch(() => undefined);
    expect(startPayPal).toHaveBeenCalledTimes(3);
    expect(await gateway.findCharge('a', 'us')).toBeUndefined();
  });

  test('[PLUS-038] goes on with typed cards while the vault of saved ones fails', async () => {
    const createSession = vi.fn((asked: { keptCard?: string }) =>
      asked.keptCard ? Promise.reject(new Error('500')) : Promise.resolve({ id: 'a' }),
    );
    const keep = vi.fn(() => Promise.reject(new Error('500')));
    const gateway = paying({ createSession, vault: { keep } } as never);
    for (let time = 0; time < 5; time++) {
      await expect(gateway.vault!.keep('a', 'us')).rejects.toBeInstanceOf(Error);
      await expect(gateway.createSession({ keptCard: 'a' } as never)).rejects.toBeInstanceOf(Error);
    }
    expect(keep.mock.calls.length + createSession.mock.calls.length).toBe(3);
    expect(await gateway.createSession({} as never)).toEqual({ id: 'a' });
  });

  test('tells the adapter when nobody waits any more', async () => {
    let signal: AbortSignal | undefined;
    const read = (_kind: string, asked: { signal?: AbortSignal }) => {
      ({ signal } = asked);
      return hangs();
    };
    const content = guard({ read }, { ...portLimits.content, timeoutMs: 20 }, tools());
    await expect(content.read('page', {})).rejects.toBeInstanceOf(RemoteUnavailableError);
    expect(signal?.aborted).toBe(true);
  });

  test('that answers from this process is left as it is', () => {
    const port = local({ read: hangs });
    expect(guard(port, portLimits.content, tools())).toBe(port);
  });
});

test.each([
  ['hangs', hangs],
  ['answers rubbish', () => Promise.reject(new SyntaxError('Unexpected token <'))],
])(
  '[PLUS-038] a tax service that %s makes a call 503 that may be sent again',
  async (_what, taxOf) => {
    const shop = await openShop({ tax: { taxOf } });
    const { status, key, headers } = await shop
      .shopper()
      .call('cart.addItem', { body: { skuNumber: '100001', quantity: 1 } });
    expect([status, key, headers.get('retry-after')]).toEqual([503, 'error_busy', '1']);
    await shop.close();
  },
  120_000,
);
