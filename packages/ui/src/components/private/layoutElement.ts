import type { HTMLAttributes, Ref } from 'react';

/** Elements that a layout primitive may be. */
export type LayoutElement =
  'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'article' | 'aside' | 'span';

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: LayoutElement;
  ref?: Ref<HTMLElement>;
}
