import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { Market } from '@driveline/markets';
import { promotionWords, type WordsRow } from './promotionWords.ts';
import type { Promotion, PromotionRule, PromotionScope } from './promotionModel.ts';
import { keysIn } from './customerKeys.ts';
import { holdsAt, termName, termOf, type TermRow } from './promotionTerm.ts';

interface Row extends WordsRow, TermRow {
  id: string;
  version: number;
  rule: PromotionRule;
  scope: PromotionScope;
  minimum_minor: number;
  stackable: boolean;
  automatic: boolean;
  use_limit: number | null;
  uses: number;
  customer_limit: number | null;
  customer_limit_renews: boolean;
  code: string | null;
  code_limit: number | null;
  code_uses: number | null;
  /** By key, of all terms that may be the one of now. */
  customer_uses: Readonly<Record<string, number>> | null;
}

export interface PromotionQuery {
  readonly market: Pick<Market, 'code' | 'locale' | 'defaultLocale' | 'timeZone' | 'otherTimeZones'>;
  readonly now: Date;
  /** As `normalCode` writes them. */
  readonly codes: readonly string[];
  /** Of the buyer, as far as known: see `customerKeys`. */
  readonly customerKeys: readonly string[];
}

/** Everything that may hold for a cart, in one statement: what comes by itself now, and what its codes stand for. */
export async function readPromotions(db: Executor, query: PromotionQuery): Promise<Promotion[]> {
  const { market, now, codes, customerKeys: keys } = query;
  const rows = await hotSql<Row>(
    db,
    'promotions-of-cart',
    `select p.id, p.version, p.title, p.terms, p.words, p.rule, p.scope, p.minimum_minor, p.stackable, p.automatic, p.starts_at,
       p.ends_at, p.renews,
       p.use_limit, p.uses, p.customer_limit, p.customer_limit_renews, c.code, c.use_limit as code_limit, c.uses as code_uses,
       (select jsonb_object_agg(u.customer_key, u.uses) from promotion_customer u
        where u.promotion_id = p.id and u.customer_key = any($4)) as customer_uses
     from promotion p
     left join coupon c on c.promotion_id = p.id and c.market = $1 and c.code = any($2)
     where p.market = $1 and (
       (p.automatic and p.starts_at <= $3 and (p.renews is not null or p.ends_at > $3))
       or p.id in (select promotion_id from coupon where market = $1 and code = any($2)))`,
    [market.code, codes, now, [null, ...termsAround(now)].flatMap((term) => keysIn(term, keys))],
  );
  const byId = new Map<string, Promotion>();
  // Two codes of one promotion count once; the one that was typed first stands for it.
  for (const row of rows.toSorted((a, b) => codes.indexOf(a.code ?? '') - codes.indexOf(b.code ?? ''))) {
    const promotion = toPromotion(row, query);
    // Nobody asked for what comes by itself, so out of season it is not refused either.
    const isDue = promotion.code !== null || !row.automatic || holdsAt(promotion, now);
    if (isDue && !byId.has(row.id)) byId.set(row.id, promotion);
  }
  return [...byId.values()];
}

/** Names of the months and seasons that any clock of a market may be in. */
function termsAround(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const months = [-1, 0, 1].map((by) => new Date(Date.UTC(year, month + by)).toISOString().slice(0, 7));
  return [...months, ...[-1, 0, 1].map((by) => String(year + by))];
}

function toPromotion(row: Row, { market, now, customerKeys }: PromotionQuery): Promotion {
  const isFull = (limit: number | null, uses: number | null) => limit !== null && (uses ?? 0) >= limit;
  const term = termOf(row, market, now);
  const { startsAt, endsAt } = term;
  const customerTerm = row.customer_limit_renews ? termName(term) : null;
  const used = keysIn(customerTerm, customerKeys).map((key) => row.customer_uses?.[key] ?? 0);
  return {
    id: row.id,
    version: row.version,
    ...promotionWords(row, market),
    rule: row.rule,
    scope: row.scope,
    minimumMinor: row.minimum_minor,
    isStackable: row.stackable,
    startsAt,
    endsAt,
    code: row.code,
    isUsedUp: isFull(row.use_limit, row.uses) || isFull(row.code_limit, row.code_uses),
    isUsedByCustomer: isFull(row.customer_limit, Math.max(0, ...used)),
    counts: {
      promotion: row.use_limit !== null,
      code: row.code_limit !== null,
      customerLimit: row.customer_limit,
      customerTerm,
    },
  };
}

/** Codes are typed in small letters, with spaces. */
export const normalCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
