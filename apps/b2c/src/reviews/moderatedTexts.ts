import type { ReviewStatus } from '../db/reviewTables.ts';
import type { Executor } from '../db/tx.ts';

/** What an operator decides about or decided, as it was written. */
export interface ModeratedText {
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
  /** Why it was refused. */
  readonly reason?: string;
  /** Of a question that shows. */
  readonly answer?: string;
}

/** Most that one list names. */
export const mostListed = 200;

/** How many reviews and questions have a status. */
export async function textCount(db: Executor, status: ReviewStatus): Promise<number> {
  const count = async (table: 'part_review' | 'part_question') => {
    const of = db.selectFrom(table).where('status', '=', status);
    const { all } = await of.select((eb) => eb.fn.countAll().as('all')).executeTakeFirstOrThrow();
    return Number(all);
  };
  return (await count('part_review')) + (await count('part_question'));
}

/** How many reviews and questions nobody has read yet. */
export const waitingCount = (db: Executor): Promise<number> => textCount(db, 'waiting');

/** Those of a status: what waits by its age, what was decided from the last decision on. */
export async function textsOf(db: Executor, status: ReviewStatus): Promise<ModeratedText[]> {
  const [order, direction] =
    status === 'waiting' ? (['written_at', 'asc'] as const) : (['decided_at', 'desc'] as const);
  const reviews = await db
    .selectFrom('part_review')
    .innerJoin('part', 'part.id', 'part_review.part_id')
    .selectAll('part_review')
    .select('part.sku')
    .where('status', '=', status)
    .orderBy(order, direction)
    .orderBy('part_review.id')
    .limit(mostListed)
    .execute();
  const questions = await db
    .selectFrom('part_question')
    .innerJoin('part', 'part.id', 'part_question.part_id')
    .selectAll('part_question')
    .select('part.sku')
    .where('status', '=', status)
    .orderBy(order, direction)
    .orderBy('part_question.id')
    .limit(mostListed)
    .execute();
  const rows = [
    ...reviews.map((row) => ({ row, own: { kind: 'review', stars: row.stars, title: row.title } as const })),
    ...questions.map((row) => ({
      row,
      own: { kind: 'question', ...(row.answer !== null && { answer: row.answer }) } as const,
    })),
  ];
  const timeOf = ({ row }: (typeof rows)[number]) => new Date(row[order] ?? 0).getTime();
  return rows
    .sort((a, b) => (direction === 'asc' ? timeOf(a) - timeOf(b) : timeOf(b) - timeOf(a)))
    .slice(0, mostListed)
    .map(({ row, own }) => ({
      id: row.id,
      market: row.market,
      locale: row.locale,
      sku: row.sku,
      author: row.author,
      writtenAt: new Date(row.written_at),
      text: row.body,
      ...own,
      ...(row.reason !== null && { reason: row.reason }),
    }));
}
