import type { Selectable, Updateable } from 'kysely';
import { readableStars, ratingOf, starCounts } from '../catalog/demoStars.ts';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { enqueue } from '../mail/outbox.ts';
import { refreshShelves } from '../search/refreshShelf.ts';
import { decisionTopic, type Decision } from './decisionMail.ts';

const unknown = (id: string) =>
  new RangeError(
    `Nothing waits under ${id}. List what waits: it may be decided, or its writer may have written it again.`,
  );

/**
 * Shows a review that waits, and tells its writer; rating and shelves of its part count it from then on. Once more does
 * nothing.
 * @throws RangeError for an id under which none waits, and a part whose rating an operator wrote
 */
export const publishReview = (db: Executor, now: Date, id: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await reviewOf(tx, id);
    if (row?.status === 'published') return;
    if (row?.status !== 'waiting') throw unknown(id);
    await decide(tx, 'part_review', id, { status: 'published', reason: null, decided_at: now });
    if (!(await countReviews(tx, row.partId)))
      throw new RangeError(
        `The rating of part ${row.sku} is not of reviews that are here. Set its rating and review_count to 0 to count yours.`,
      );
    await tell(tx, now, row, { kind: 'published', id });
  });

/**
 * Refuses a review or a question, and takes one off that was published. The writer of a review is told why, and may write
 * another one. A rating that an operator wrote stays as it is. The same refusal once more does nothing.
 * @throws RangeError for an id that there is not
 */
export const refuseText = (db: Executor, now: Date, id: string, reason: string): Promise<void> =>
  withTx(db, async (tx) => {
    const review = await reviewOf(tx, id);
    const row = review ?? (await questionOf(tx, id));
    if (!row) throw unknown(id);
    if (row.status === 'refused' && row.reason === reason) return;
    const refused = { status: 'refused', reason, decided_at: now } as const;
    await decide(tx, review ? 'part_review' : 'part_question', id, refused);
    if (!review) return;
    if (review.status === 'published') await countReviews(tx, review.partId);
    await tell(tx, now, review, { kind: 'refused', id });
  });

/**
 * Lets a review or a question wait again that was refused by mistake. Its writer may have changed it before: then nothing
 * is under its id.
 * @throws RangeError for an id under which none was refused
 */
export const restoreText = (db: Executor, id: string): Promise<void> =>
  withTx(db, async (tx) => {
    const review = await reviewOf(tx, id);
    const row = review ?? (await questionOf(tx, id));
    if (row?.status !== 'refused') throw new RangeError(`Nothing under ${id} was refused. List what was.`);
    const waiting = { status: 'waiting', reason: null, decided_at: null } as const;
    await decide(tx, review ? 'part_review' : 'part_question', id, waiting);
  });

/**
 * Answers a question that waits, shows both, and tells who asked. The same answer once more does nothing.
 * @throws RangeError for an id under which none waits
 */
export const answerQuestion = (db: Executor, now: Date, id: string, answer: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await questionOf(tx, id);
    if (row?.status === 'published' && row.answer === answer) return;
    if (row?.status !== 'waiting') throw unknown(id);
    const published = { status: 'published', answer, reason: null, decided_at: now } as const;
    await decide(tx, 'part_question', id, published);
    await tell(tx, now, row, { kind: 'answered', id });
  });

/**
 * Puts another answer in the place of one that shows, and tells who asked. The same one does nothing.
 * @throws RangeError for an id under which none was answered
 */
export const correctAnswer = (db: Executor, now: Date, id: string, answer: string): Promise<void> =>
  withTx(db, async (tx) => {
    const row = await questionOf(tx, id);
    if (row?.status !== 'published') throw new RangeError(`No answer shows under ${id}. List what does.`);
    if (row.answer === answer) return;
    await decide(tx, 'part_question', id, { answer, decided_at: now });
    await tell(tx, now, row, { kind: 'corrected', id });
  });

/** In the language that the text was written in. */
const tell = (
  tx: Executor,
  now: Date,
  { market, locale }: { readonly market: string; readonly locale: string },
  decision: Decision,
) => enqueue(tx, now, { market, locale, topic: decisionTopic, payload: decision });

/** Held until the transaction ends. */
const reviewOf = (tx: Executor, id: string) =>
  tx
    .selectFrom('part_review')
    .innerJoin('part', 'part.id', 'part_review.part_id')
    .select(['part_review.part_id as partId', 'part_review.market', 'part_review.locale', 'part.sku'])
    .select(['part_review.status', 'part_review.reason'])
    .where('part_review.id', '=', id)
    .forUpdate('part_review')
    .executeTakeFirst();

/** Held until the transaction ends. */
const questionOf = (tx: Executor, id: string) =>
  tx
    .selectFrom('part_question')
    .select(['market', 'locale', 'status', 'reason', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const decide = <Table extends 'part_review' | 'part_question'>(
  tx: Executor,
  table: Table,
  id: string,
  decision: Updateable<DB[Table]>,
) => tx.updateTable<'part_review' | 'part_question'>(table).set(decision).where('id', '=', id).execute();

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
