import { container, space } from './tokens.ts';

/** Room beside a page's content: header and content stand between the same edges. */
export const pageEdge = (width: keyof typeof container) =>
  `max(${space[8]}, calc((100% - ${container[width]}) / 2))`;
