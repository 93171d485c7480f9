import type { Insertable } from 'kysely';
import type { DB } from '../src/db/schema.ts';
import type { PromotionRule, PromotionScope } from '../src/promotions/promotionModel.ts';
import type { Seeded } from './stockedPart.ts';

let count = 0;

type Terms = Partial<Omit<Insertable<DB['promotion']>, 'rule' | 'scope'>> & {
  scope?: PromotionScope;
  codeLimit?: number;
};

/** A promotion of the US market with a code. @returns the code */
export async function coupon(
  { database }: Seeded,
  rule: PromotionRule,
  { scope = {}, codeLimit, ...more }: Terms = {},
): Promise<string> {
  const { db } = database;
  const code = `TEST${++count}`;
  await db
    .insertInto('promotion')
    .values({
      id: code,
      market: 'us',
      title: 'Test offer',
      rule: JSON.stringify(rule),
      scope: JSON.stringify(scope),
      starts_at: '2024-01-01',
      ends_at: '2036-01-01',
      ...more,
    })
    .execute();
  await db
    .insertInto('coupon')
    .values({ market: more.market ?? 'us', code, promotion_id: code, use_limit: codeLimit ?? null })
    .execute();
  return code;
}

export const tenth = { kind: 'PERCENT', percent: 10 } as const;
