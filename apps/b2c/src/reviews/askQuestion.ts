import { createHash } from 'node:crypto';
import { questionForm } from '@driveline/validation';
import { reviewedPart } from '../catalog/reviewedPart.ts';
import type { RouteContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { newId } from '../ops/newId.ts';
import { typedTexts } from './typedTexts.ts';

/**
 * Keeps a member's question about a part for an operator to answer; the same words again are the same question.
 * @throws B2cErrors error_question_invalid
 */
export async function askQuestion(ctx: RouteContext<'catalog.askQuestion'>): Promise<null> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  await ctx.limit('question', { burst: 10, perMinute: 5 });
  const { part } = await reviewedPart(ctx, input.body.skuNumber);
  const { question = '', displayName = '' } = typedTexts(
    market,
    questionForm(),
    input.body,
    'error_question_invalid',
  );
  await db
    .insertInto('part_question')
    .values({
      id: newId(clock.now()),
      market: market.code,
      locale: market.locale,
      part_id: part.id,
      customer_id: customer.id,
      body: question,
      author: displayName,
      content_hash: createHash('sha256').update(question.toLowerCase()).digest('base64url'),
      written_at: clock.now(),
    })
    .onConflict((clash) => clash.columns(['customer_id', 'part_id', 'content_hash']).doNothing())
    .execute();
  return null;
}
