import { readableStars, ratingOf, starCounts } from '../catalog/demoStars.ts';
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

/** Reviews and questions that nobody has read yet, the oldest first. */
export async function waitingTexts(db: Executor): Promise<WaitingText[]> {
  const reviews = await db
    .selectFrom('part_review')
    .innerJoin('part', 'part.id', 'part_review.part_id')
    .selectAll('part_review')
    .select('part.sku')
    .where('status', '=', 'waiting')
    .execute();
  const questions = await db
    .selectFrom('part_question')
    .innerJoin('part', 'part.id', 'part_question.part_id')
    .selectAll('part_question')
    .select('part.sku')
    .where('status', '=', 'waiting')
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
  ].sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime());
}

const unknown = (id: string) =>
  new RangeError(`Nothing waits under ${id}. List what waits: its writer may have written it again.`);

/**
 * Shows a review; rating and shelves of its part count it from then on. Once more does nothing.
 * @throws RangeError for an id that there is not, and a part whose rating an operator wrote
 */
export const publishReview = (db: Executor, now: Date, id: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await decide(tx, now, id, { status: 'published', reason: null });
    if (!row) throw unknown(id);
    if (!row.wasPublished) await countReviews(tx, row.partId);
  });

/**
 * Refuses a review or a question, and takes one off that was published. The writer of a review reads why, and may write
 * another one.
 * @throws RangeError for an id that there is not
 */
export const refuseText = (db: Executor, now: Date, id: string, reason: string): Promise<void> =>
  withTx(db, async (tx) => {
    const decision = { status: 'refused', reason } as const;
    const review = await decide(tx, now, id, decision);
    if (review) return review.wasPublished ? countReviews(tx, review.partId) : undefined;
    const question = await tx
      .updateTable('part_question')
      .set({ ...decision, decided_at: now })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!question) throw unknown(id);
  });

/**
 * Answers a question and shows both.
 * @throws RangeError for an id that there is not
 */
export async function answerQuestion(db: Executor, now: Date, id: string, answer: string): Promise<void> {
  const row = await db
    .updateTable('part_question')
    .set({ status: 'published', answer, reason: null, decided_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw unknown(id);
}

/** @returns undefined for an id that there is not */
async function decide(
  tx: Executor,
  now: Date,
  id: string,
  decision: { readonly status: 'published' | 'refused'; readonly reason: string | null },
) {
  const row = await tx
    .selectFrom('part_review')
    .select(['part_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('part_review')
    .set({ ...decision, decided_at: now })
    .where('id', '=', id)
    .execute();
  return { partId: row.part_id, wasPublished: row.status === 'published' };
}

/** Rating, count and shelves of a part, from its invented reviews and those that are published now. */
async function countReviews(tx: Executor, partId: number): Promise<void> {
  const part = await tx
    .selectFrom('part')
    .select(['id', 'part_type_id', 'sku', 'rating', 'review_count', 'written_stars', 'imported_at'])
    .where('id', '=', partId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = readableStars({
    id: part.id,
    rating: part.rating,
    reviewCount: part.review_count,
    isImported: part.imported_at !== null,
    writtenStars: part.written_stars,
  });
  if (!before)
    throw new RangeError(
      `The rating of part ${part.sku} is not of reviews that are here. Set its rating and review_count to 0 to use yours.`,
    );
  // A statement of its own: it sees what was committed while this one waited for the part.
  const rows = await tx
    .selectFrom('part_review')
    .select('stars')
    .where('part_id', '=', partId)
    .where('status', '=', 'published')
    .execute();
  const written = rows.map(({ stars }) => stars);
  const all = [...before.invented, ...written];
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
}
