import { componentVariants, space } from '../../theme/styling.ts';

/** Gap by step of the space scale. */
export const gap = componentVariants({ ...space } as unknown as Record<Gap, string>, (value) => ({
  gap: value,
}));

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
