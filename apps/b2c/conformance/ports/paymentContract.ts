import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { PaymentRefusedError, type PaymentGateway, type SessionRequest } from '../../src/ports/gateway.ts';
import type { ContractCase } from './contractCase.ts';

export interface PaymentContract {
  readonly gateway: PaymentGateway;
  /** Something that the gateway takes cards for; at least 1000 minor units. */
  readonly order: SessionRequest;
  /** A new token with that outcome. */
  token(outcome: 'approved' | 'declined'): Promise<string>;
}

/** What the server relies on of a payment service. It moves money of the gateway's test account. */
export function paymentContract({ gateway, order, token }: PaymentContract): ContractCase[] {
  const { amountMinor, market, currency, returnUrl, shopOrigin } = order;
  const requestOf = (idempotencyKey: string, text: string) => ({
    ...{ idempotencyKey, market, amountMinor, currency, returnUrl, shopOrigin },
    instrument: { kind: 'token', token: text, installments: 1 } as const,
  });
  const charged = async () => {
    const charge = await gateway.authorize(requestOf(randomUUID(), await token('approved')));
    assert.equal(charge.status, 'authorized');
    return charge.ref;
  };
  const refuses = (work: Promise<void>) =>
    assert.rejects(work, (error) => error instanceof PaymentRefusedError);
  const part = Math.floor(amountMinor / 2);
  return [
    {
      name: 'each session has an id and addresses of its own, on the origin that it names',
      async run() {
        const [one, two] = [await gateway.createSession(order), await gateway.createSession(order)];
        assert.notEqual(one.id, two.id);
        assert.equal(new URL(one.pageUrl).origin, one.origin);
        if (one.frameUrl) assert.equal(new URL(one.frameUrl).origin, one.origin);
      },
    },
    {
      name: 'a token is described without more of the card than four digits; an unknown one is not',
      async run() {
        const known = await gateway.describeToken(await token('approved'), market);
        assert.match(known?.lastFour ?? '', /^\d{4}$/);
        assert.equal(await gateway.describeToken(`unknown-${randomUUID()}`, market), undefined);
      },
    },
    {
      name: 'a key charges once, however often and at once it is sent',
      async run() {
        const request = requestOf(randomUUID(), await token('approved'));
        const [one, two] = await Promise.all([gateway.authorize(request), gateway.authorize(request)]);
        const three = await gateway.authorize(request);
        assert.deepEqual([two.ref, three.ref], [one.ref, one.ref]);
        assert.equal((await gateway.findCharge(request.idempotencyKey, market))?.ref, one.ref);
      },
    },
    {
      name: 'the charge of a key that was never sent is unknown',
      async run() {
        assert.equal(await gateway.findCharge(randomUUID(), market), undefined);
      },
    },
    {
      name: 'a declined card is an answer with its reason',
      async run() {
        const charge = await gateway.authorize(requestOf(randomUUID(), await token('declined')));
        assert.equal(charge.status, 'declined');
        assert.ok(charge.code);
      },
    },
    {
      name: 'a capture takes once for its key, and together never more than was authorized',
      async run() {
        const ref = await charged();
        const key = randomUUID();
        await gateway.capture(ref, part, key, market);
        await gateway.capture(ref, part, key, market);
        await gateway.capture(ref, amountMinor - part, randomUUID(), market);
        await refuses(gateway.capture(ref, 1, randomUUID(), market));
      },
    },
    {
      name: 'a refund gives back once for its key, and never more than was taken',
      async run() {
        const ref = await charged();
        await gateway.capture(ref, part, randomUUID(), market);
        const key = randomUUID();
        await gateway.refund(ref, part, key, market);
        await gateway.refund(ref, part, key, market);
        await refuses(gateway.refund(ref, 1, randomUUID(), market));
      },
    },
    {
      name: 'what was voided is not captured; voiding it again is no error',
      async run() {
        const ref = await charged();
        await gateway.void(ref, randomUUID(), market);
        await gateway.void(ref, randomUUID(), market);
        await refuses(gateway.capture(ref, part, randomUUID(), market));
      },
    },
    {
      name: 'where it keeps cards, a token has one reference, still pays, and the reference does not',
      async run() {
        const { vault } = gateway;
        if (!vault) return;
        const text = await token('approved');
        const [one, two] = [await vault.keep(text, market), await vault.keep(text, market)];
        assert.match(one?.lastFour ?? '', /^\d{4}$/);
        assert.equal(two?.reference, one?.reference);
        assert.equal(await vault.keep(`unknown-${randomUUID()}`, market), undefined);
        assert.equal((await gateway.authorize(requestOf(randomUUID(), text))).status, 'authorized');
        const reference = one?.reference ?? '';
        assert.equal(await gateway.describeToken(reference, market), undefined);
        await vault.forget(reference, market);
        await vault.forget(reference, market);
      },
    },
    {
      name: 'a message that is not its own is read as none',
      run() {
        const forged = {
          headers: new Headers({ 'content-type': 'application/json' }),
          body: '{"kind":"paid"}',
        };
        assert.equal(gateway.readWebhook?.(forged), undefined);
        return Promise.resolve();
      },
    },
  ];
}
