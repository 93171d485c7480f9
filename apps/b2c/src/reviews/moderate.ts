import type { Selectable } from 'kysely';
import { readableStars, ratingOf, starCounts } from '../catalog/demoStars.ts';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { refreshShelves } from '../search/refreshShelf.ts';

/** What waits for an operator, as it was written. */
export interface WaitingText {
  readonly id: string;
  readonly kind: 'review' | 'question';
  readonly market: string;
  readonly locale: string;
  readonly sku: string;
  readonly author: string;
  readonly writtenAt: Date;
  /** Of a review. */
  readonly stars?: number;
  readonly title?: string;
  readonly text: string;
}

/** Most that one list names. */
export const mostListed = 200;

/** How many reviews and questions nobody has read yet. */
export async function waitingCount(db: Executor): Promise<number> {
  const count = async (table: 'part_review' | 'part_question') => {
    const of = db.selectFrom(table).where('status', '=', 'waiting');
    const { all } = await of.select((eb) => eb.fn.countAll().as('all')).executeTakeFirstOrThrow();
    return Number(all);
  };
  return (await count('part_review')) + (await count('part_question'));
}

/** The first of them, the oldest first. */
export async function waitingTexts(db: Executor): Promise<WaitingText[]> {
  const reviews = await db
    .selectFrom('part_review')
    .innerJoin('part', 'part.id', 'part_review.part_id')
    .selectAll('part_review')
    .select('part.sku')
    .where('status', '=', 'waiting')
    .orderBy('written_at')
    .orderBy('part_review.id')
    .limit(mostListed)
    .execute();
  const questions = await db
    .selectFrom('part_question')
    .innerJoin('part', 'part.id', 'part_question.part_id')
    .selectAll('part_question')
    .select('part.sku')
    .where('status', '=', 'waiting')
    .orderBy('written_at')
    .orderBy('part_question.id')
    .limit(mostListed)
    .execute();
  const common = (row: (typeof reviews)[number] | (typeof questions)[number]) => ({
    id: row.id,
    market: row.market,
    locale: row.locale,
    sku: row.sku,
    author: row.author,
    writtenAt: new Date(row.written_at),
    text: row.body,
  });
  return [
    ...reviews.map((row): WaitingText => ({
      ...common(row),
      kind: 'review',
      stars: row.stars,
      title: row.title,
    })),
    ...questions.map((row): WaitingText => ({ ...common(row), kind: 'question' })),
  ]
    .sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())
    .slice(0, mostListed);
}

const unknown = (id: string) =>
  new RangeError(
    `Nothing waits under ${id}. List what waits: it may be decided, or its writer may have written it again.`,
  );

/**
 * Shows a review that waits; rating and shelves of its part count it from then on. Once more does nothing.
 * @throws RangeError for an id under which none waits, and a part whose rating an operator wrote
 */
export const publishReview = (db: Executor, now: Date, id: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await reviewOf(tx, id);
    if (row?.status === 'published') return;
    if (row?.status !== 'waiting') throw unknown(id);
    await decide(tx, now, id, { status: 'published', reason: null });
    if (!(await countReviews(tx, row.partId)))
      throw new RangeError(
        `The rating of part ${row.sku} is not of reviews that are here. Set its rating and review_count to 0 to count yours.`,
      );
  });

/**
 * Refuses a review or a question, and takes one off that was published. The writer of a review reads why, and may write
 * another one. A rating that an operator wrote stays as it is.
 * @throws RangeError for an id that there is not
 */
export const refuseText = (db: Executor, now: Date, id: string, reason: string): Promise<void> =>
  withTx(db, async (tx) => {
    const decision = { status: 'refused', reason } as const;
    const review = await reviewOf(tx, id);
    if (review) {
      await decide(tx, now, id, decision);
      if (review.status === 'published') await countReviews(tx, review.partId);
      return;
    }
    const question = await tx
      .updateTable('part_question')
      .set({ ...decision, decided_at: now })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!question) throw unknown(id);
  });

/**
 * Answers a question that waits and shows both. The same answer once more does nothing.
 * @throws RangeError for an id under which none waits
 */
export const answerQuestion = (db: Executor, now: Date, id: string, answer: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await tx
      .selectFrom('part_question')
      .select(['status', 'answer'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status === 'published' && row.answer === answer) return;
    if (row?.status !== 'waiting') throw unknown(id);
    await tx
      .updateTable('part_question')
      .set({ status: 'published', answer, reason: null, decided_at: now })
      .where('id', '=', id)
      .execute();
  });

/** Held until the transaction ends. */
const reviewOf = (tx: Executor, id: string) =>
  tx
    .selectFrom('part_review')
    .innerJoin('part', 'part.id', 'part_review.part_id')
    .select(['part_review.part_id as partId', 'part_review.status', 'part.sku'])
    .where('part_review.id', '=', id)
    .forUpdate('part_review')
    .executeTakeFirst();

const decide = (
  tx: Executor,
  now: Date,
  id: string,
  decision: { readonly status: 'published' | 'refused'; readonly reason: string | null },
) =>
  tx
    .updateTable('part_review')
    .set({ ...decision, decided_at: now })
    .where('id', '=', id)
    .execute();

/** The stars beside those of members; undefined where the rating is of reviews that are not here. */
function inventedOf(part: Selectable<DB['part']>): readonly number[] | undefined {
  // Set so by an operator, whatever was counted before: all that is published counts anew.
  if (part.review_count === 0) return [];
  const stars = readableStars({
    id: part.id,
    rating: part.rating,
    reviewCount: part.review_count,
    isImported: part.imported_at !== null,
    writtenStars: part.written_stars,
  });
  return stars?.invented;
}

/**
 * Rating, count and shelves of a part, from its invented reviews and those that are published now.
 * @returns false for a part whose rating an operator wrote: it stays
 */
async function countReviews(tx: Executor, partId: number): Promise<boolean> {
  const part = await tx
    .selectFrom('part')
    .selectAll()
    .where('id', '=', partId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const invented = inventedOf(part);
  if (!invented) return false;
  // A statement of its own: it sees what was committed while this one waited for the part.
  const rows = await tx
    .selectFrom('part_review')
    .select('stars')
    .where('part_id', '=', partId)
    .where('status', '=', 'published')
    .execute();
  const written = rows.map(({ stars }) => stars);
  const all = [...invented, ...written];
  await tx
    .updateTable('part')
    .set({
      rating: ratingOf(all),
      review_count: all.length,
      written_stars: written.length > 0 ? starCounts(written) : null,
    })
    .where('id', '=', partId)
    .execute();
  const markets = await tx.selectFrom('price').select('market').where('part_id', '=', partId).execute();
  await refreshShelves(
    tx,
    markets.map(({ market }) => ({ market, typeId: part.part_type_id })),
  );
  return true;
}
