import { createHash } from 'node:crypto';
import { questionForm } from '@driveline/validation';
import { reviewedPart } from '../catalog/reviewedPart.ts';
import { countedLimits } from '../http/limits.ts';
import type { RouteContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { newId } from '../ops/newId.ts';
import { typedTexts } from './typedTexts.ts';
import { withinLimit } from './withinLimit.ts';

const { most: mostWaiting } = countedLimits['questions that wait'];

/**
 * Keeps a member's question about a part for an operator to answer; the same words again are the same question, which
 * waits again where it was refused.
 * @throws B2cErrors error_question_invalid; B2cError error_question_limit
 */
export async function askQuestion(ctx: RouteContext<'catalog.askQuestion'>): Promise<null> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  await ctx.limit('question');
  const { part } = await reviewedPart(ctx, input.body.skuNumber);
  const { question = '', displayName = '' } = typedTexts(
    market,
    questionForm(),
    input.body,
    'error_question_invalid',
  );
  const words = {
    id: newId(clock.now()),
    locale: market.locale,
    body: question,
    author: displayName,
    status: 'waiting' as const,
    reason: null,
    answer: null,
    written_at: clock.now(),
    decided_at: null,
  };
  const limit = {
    table: 'part_question',
    customerId: customer.id,
    limit: mostWaiting,
    key: 'error_question_limit',
  } as const;
  await withinLimit(db, limit, (tx) =>
    tx
      .insertInto('part_question')
      .values({
        ...words,
        market: market.code,
        part_id: part.id,
        customer_id: customer.id,
        content_hash: createHash('sha256').update(question.toLowerCase()).digest('base64url'),
      })
      .onConflict((clash) =>
        clash
          .columns(['customer_id', 'part_id', 'content_hash'])
          .doUpdateSet(words)
          .where('part_question.status', '=', 'refused'),
      )
      .execute(),
  );
  return null;
}
