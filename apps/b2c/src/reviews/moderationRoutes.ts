import { Hono } from 'hono';
import * as z from 'zod/mini';
import { operatorOnly } from '../http/operatorOnly.ts';
import type { Services } from '../http/services.ts';
import { answerQuestion, publishReview, refuseText, waitingCount, waitingTexts } from './moderate.ts';

/** Path under which what members write is read and decided about; mounted only with a token. */
export const moderationPath = '/operator/reviews';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const decision = z.union([
  z.strictObject({ publish: z.literal(true) }),
  z.strictObject({ refuse: words }),
  z.strictObject({ answer: words }),
]);

/**
 * `GET /operator/reviews`, which answers the first 200 reviews and questions that wait, the oldest first, with how many
 * wait in all, and `POST /operator/reviews/{id}`: `{ "publish": true }`, `{ "refuse": "why" }` or, of a question, `{ "answer": "…" }`.
 */
export function moderationRoutes({ db, clock }: Services, token: string): Hono {
  const app = new Hono();
  app.use(moderationPath, operatorOnly(token));
  app.use(`${moderationPath}/*`, operatorOnly(token));
  app.get(moderationPath, async (c) =>
    c.json({ waiting: await waitingTexts(db), total: await waitingCount(db) }),
  );
  app.post(`${moderationPath}/:id`, async (c) => {
    const read = decision.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ error: 'decision' }, 400);
    const [id, now] = [c.req.param('id'), clock.now()];
    try {
      if ('publish' in read.data) await publishReview(db, now, id);
      else if ('refuse' in read.data) await refuseText(db, now, id, read.data.refuse);
      else await answerQuestion(db, now, id, read.data.answer);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return c.json({ error: error.message }, 409);
    }
    return c.json({ waiting: await waitingCount(db) });
  });
  return app;
}
