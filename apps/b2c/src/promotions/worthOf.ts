import type { PromotionLine } from './promotionModel.ts';

export const worthOf = (lines: readonly PromotionLine[]): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
