import type pg from 'pg';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { hashPin, numberHash } from '../src/payments/accounts/giftCardSecrets.ts';
import { bulkInsert } from './bulkInsert.ts';

interface SampleCard {
  readonly method: 'giftCard' | 'merchandiseCard';
  readonly number: string;
  readonly pin: string;
  readonly balanceMinor: number;
  readonly expiresAt?: string;
}

/** Cards of the demonstration; docs/demonstration.md lists them. */
export const sampleCards: readonly SampleCard[] = [
  { method: 'giftCard', number: '6000000000000001', pin: '1234', balanceMinor: 50_00 },
  { method: 'giftCard', number: '6000000000000002', pin: '1234', balanceMinor: 500_00 },
  { method: 'giftCard', number: '6000000000000003', pin: '1234', balanceMinor: 0 },
  {
    method: 'giftCard',
    number: '6000000000000004',
    pin: '1234',
    balanceMinor: 25_00,
    expiresAt: '2020-01-01',
  },
  { method: 'merchandiseCard', number: '6100000000000001', pin: '4321', balanceMinor: 75_00 },
];

/** Gift cards in every market that takes them. */
export async function insertGiftCards(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
): Promise<void> {
  const issued = await Promise.all(
    markets.flatMap((market) =>
      sampleCards
        .filter(({ method }) => market.payments.methods.some(({ id, enabled }) => id === method && enabled))
        .map(async (card) => ({
          ...card,
          id: `sample-${market.code}-${card.number}`,
          market,
          pinHash: await hashPin(card.pin),
        })),
    ),
  );
  await bulkInsert(
    client,
    'gift_card',
    {
      id: 'text',
      market: 'text',
      method: 'text',
      number_hash: 'text',
      last_four: 'text',
      pin_hash: 'text',
      currency: 'text',
      balance_minor: 'int',
      expires_at: 'timestamptz',
    },
    issued.map(({ id, market, method, number, pinHash, balanceMinor, expiresAt }) => [
      id,
      market.code,
      method,
      numberHash(market.code, number),
      number.slice(-4),
      pinHash,
      market.currency.code,
      balanceMinor,
      expiresAt ?? null,
    ]),
  );
  await bulkInsert(
    client,
    'gift_card_entry',
    { id: 'text', gift_card_id: 'text', market: 'text', kind: 'text', amount_minor: 'int', key: 'text' },
    issued
      .filter(({ balanceMinor }) => balanceMinor > 0)
      .map(({ id, market, balanceMinor }) => [id, id, market.code, 'ISSUE', balanceMinor, `issue:${id}`]),
  );
}
