import { Hono } from 'hono';
import * as z from 'zod/mini';
import { operatorOnly } from '../http/operatorOnly.ts';
import type { Services } from '../http/services.ts';
import { answerQuestion, correctAnswer, publishReview, refuseText, restoreText } from './moderate.ts';
import { textCount, textsOf, waitingCount } from './moderatedTexts.ts';

/** Path under which what members write is read and decided about; mounted only with a token. */
export const moderationPath = '/operator/reviews';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const decision = z.union([
  z.strictObject({ publish: z.literal(true) }),
  z.strictObject({ refuse: words }),
  z.strictObject({ answer: words }),
  z.strictObject({ correct: words }),
  z.strictObject({ restore: z.literal(true) }),
]);
const status = z._default(z.enum(['waiting', 'refused', 'published']), 'waiting');

/**
 * `GET /operator/reviews`, which answers the first 200 reviews and questions that wait, the oldest first, with how many
 * wait in all; `?status=refused` or `published` answers those that were decided about, the last first.
 * `POST /operator/reviews/{id}` decides: `{ "publish": true }`, `{ "refuse": "why" }`, `{ "restore": true }` or, of a
 * question, `{ "answer": "…" }`, `{ "correct": "…" }`.
 */
export function moderationRoutes({ db, clock, wakeOutbox }: Services, token: string): Hono {
  const app = new Hono();
  app.use(moderationPath, operatorOnly(token));
  app.use(`${moderationPath}/*`, operatorOnly(token));
  app.get(moderationPath, async (c) => {
    const read = status.safeParse(c.req.query('status'));
    if (!read.success) return c.json({ error: 'status' }, 400);
    return c.json({ [read.data]: await textsOf(db, read.data), total: await textCount(db, read.data) });
  });
  app.post(`${moderationPath}/:id`, async (c) => {
    const read = decision.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ error: 'decision' }, 400);
    const [id, now] = [c.req.param('id'), clock.now()];
    try {
      if ('publish' in read.data) await publishReview(db, now, id);
      else if ('refuse' in read.data) await refuseText(db, now, id, read.data.refuse);
      else if ('answer' in read.data) await answerQuestion(db, now, id, read.data.answer);
      else if ('correct' in read.data) await correctAnswer(db, now, id, read.data.correct);
      else await restoreText(db, id);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return c.json({ error: error.message }, 409);
    }
    wakeOutbox();
    return c.json({ waiting: await waitingCount(db) });
  });
  return app;
}
