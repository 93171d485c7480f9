import type { ComponentProps } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import * as styles from './PageEdge.css.ts';

export interface PageEdgeProps extends ComponentProps<'div'> {
  /**
   * `bottom`: a strip between content and footer, in sight until they are reached, so that it moves nothing when it
   * comes late; only at its place while something in it has `data-still`. `corner`: below at the end of the line, on wide windows. `side`: tabs along the
   * end of the line. `account`: a card below the header's way to sign in.
   */
  place: keyof typeof styles.place;
}

/** Where something hangs that belongs to no part of the page; empty it takes no room. */
export function PageEdge({ place, className, ...rest }: PageEdgeProps) {
  return <div className={classNames(styles.place[place], className)} {...rest} />;
}
