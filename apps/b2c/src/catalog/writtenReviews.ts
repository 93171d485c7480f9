import type { OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { todayIn } from '../clock/calendarDate.ts';
import type { Executor } from '../db/tx.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { keptName } from '../vehicles/vehicleMap.ts';

type Result = OutputOf<'catalog.reviews'>;
type Review = Result['reviews'][number];

/** What chooses and sorts a published review; its words are read for the page that shows it. */
export interface WrittenReview {
  readonly id: string;
  readonly stars: number;
  readonly month: string;
  readonly modelId: number | undefined;
}

const monthOf = (market: Market, at: Date) => todayIn(market, new Date(at)).slice(0, 7);

/** Published reviews of a part, the newest first: of every market, as the rating is of all (PLUS-051). */
export async function writtenReviews(db: Executor, market: Market, partId: number): Promise<WrittenReview[]> {
  const rows = await db
    .selectFrom('part_review')
    .select(['id', 'stars', 'model_id', 'written_at'])
    .where('part_id', '=', partId)
    .where('status', '=', 'published')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, stars, model_id, written_at }) => ({
    id,
    stars,
    month: monthOf(market, written_at),
    modelId: model_id ?? undefined,
  }));
}

/** The same in full, by id. */
export async function readWritten(
  db: Executor,
  market: Market,
  reviews: readonly WrittenReview[],
): Promise<Map<string, Review>> {
  if (reviews.length === 0) return new Map();
  const ids = reviews.map(({ id }) => id);
  const rows = await db.selectFrom('part_review').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.map((row) => {
      const vehicle = row.vehicle as SessionVehicle | null;
      return [
        row.id,
        {
          id: row.id,
          stars: row.stars,
          author: row.author,
          place: '',
          month: monthOf(market, row.written_at),
          title: row.title,
          text: row.body,
          ...(vehicle && { vehicle: { name: keptName(market, vehicle.map) } }),
          isBuyer: true,
          ...otherLocale(market, row.locale),
        },
      ];
    }),
  );
}

const mostQuestions = 20;

/** What was asked about a part and answered, the newest first. */
export async function answeredQuestions(
  db: Executor,
  market: Market,
  partId: number,
): Promise<NonNullable<Result['questions']>> {
  const rows = await db
    .selectFrom('part_question')
    .selectAll()
    .where('part_id', '=', partId)
    .where('status', '=', 'published')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostQuestions)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    month: monthOf(market, row.written_at),
    text: row.body,
    answer: row.answer ?? '',
    ...otherLocale(market, row.locale),
  }));
}

const otherLocale = (market: Market, locale: string) => (locale === market.locale ? {} : { locale });
