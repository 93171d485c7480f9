import type { ComponentProps } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import * as styles from './RichText.css.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /**
   * Of a server that wrote it again from a short list of tags (headings of level 2 and 3, paragraphs, lists, links,
   * emphasis). It is shown as it comes: never hand on what was not cleaned.
   */
  html: string;
}

/** Text that editors wrote, in the type of the theme. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      {...rest}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
