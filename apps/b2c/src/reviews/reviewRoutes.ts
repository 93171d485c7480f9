import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { askQuestion } from './askQuestion.ts';
import { ownReview, writeReview } from './writeReview.ts';

/** What members write about parts (PLUS-051); `catalog.reviews` shows what an operator published of it. */
export function reviewRoutes(app: B2cApp): void {
  route(app, 'catalog.ownReview', (ctx) => ownReview(ctx, ctx.input.query.skuNumber));
  route(app, 'catalog.writeReview', writeReview);
  route(app, 'catalog.askQuestion', askQuestion);
}
