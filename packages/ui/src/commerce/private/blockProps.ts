import type { ComponentProps, JSX } from 'react';

/**
 * What every block hands on to its outermost element: ref, class, style, id, data and ARIA attributes. Children
 * are a block's own matter, and so are attributes that `Own` names because it gives them another meaning.
 */
export type BlockProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  'children' | Own
>;
