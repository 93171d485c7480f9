import type { ProductStrings } from '../../i18n/commerce/product/messages.ts';

export type CarCorner = 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearRight';

/**
 * The corners of the car that a worded position means: 'Front' both in front, 'Rear left' one of four, a
 * position that is no corner ('Upstream') none. The wire knows the words only, in the market's language.
 */
export function carCorners(
  position: string | undefined,
  words: ProductStrings['positionWords'],
): readonly CarCorner[] {
  const text = position?.toLowerCase() ?? '';
  const says = (word: keyof typeof words) => text.includes(words[word]);
  const ends = (['front', 'rear'] as const).filter(says);
  const sides = (['left', 'right'] as const).filter(says);
  if (ends.length === 0 && sides.length === 0) return [];
  const either = <Word>(said: readonly Word[], all: readonly Word[]) => (said.length > 0 ? said : all);
  return either(ends, ['front', 'rear'] as const).flatMap((end) =>
    either(sides, ['left', 'right'] as const).map((side) => cornerOf[end][side]),
  );
}

const cornerOf = {
  front: { left: 'frontLeft', right: 'frontRight' },
  rear: { left: 'rearLeft', right: 'rearRight' },
} as const;
