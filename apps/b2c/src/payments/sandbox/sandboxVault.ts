import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock/clock.ts';
import type { DB } from '../../db/schema.ts';
import type { Executor } from '../../db/tx.ts';
import type { CardVault } from '../../ports/gateway.ts';
import * as store from './sandboxStore.ts';

export type CardRow = Selectable<DB['sandbox_card']>;

/** Keeps cards without their numbers: the sandbox only has to know what a card does. */
export function sandboxVault(db: Executor, clock: Clock): CardVault {
  return {
    async keep(token, market) {
      const row = await store.findToken(db, token, clock.now(), { market });
      if (row?.kind !== 'card') return undefined;
      const reference = `card_${createHash('sha256').update(token).digest('base64url').slice(0, 24)}`;
      const { brand, last4, expiry, behaviour } = row;
      const card = { brand: brand ?? '', last4: last4 ?? '', expiry: expiry ?? '', behaviour };
      await db
        .insertInto('sandbox_card')
        .values({ reference, market, ...card, created_at: clock.now() })
        .onConflict((clash) => clash.column('reference').doNothing())
        .execute();
      return { reference, vendor: card.brand, lastFour: card.last4, expiry: card.expiry };
    },
    async forget(reference, market) {
      const card = db.deleteFrom('sandbox_card').where('reference', '=', reference);
      await card.where((eb) => eb.or([eb('market', '=', market), eb('market', 'is', null)])).execute();
    },
  };
}

/** A card that was kept in the market, or by a server of the release before. */
export const findCard = (db: Executor, reference: string, market: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('sandbox_card')
    .selectAll()
    .where('reference', '=', reference)
    .where((eb) => eb.or([eb('market', '=', market), eb('market', 'is', null)]))
    .executeTakeFirst();
