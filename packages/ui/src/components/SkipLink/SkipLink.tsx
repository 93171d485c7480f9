import type { ComponentProps } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './SkipLink.css.ts';

/** First element of a page; shows itself on focus (WCAG 2.4.1). Default target `#main`. */
export function SkipLink({ href = '#main', className, children, ...rest }: ComponentProps<'a'>) {
  const { skipToContent } = useStrings();
  return (
    <a href={href} className={classNames(styles.root, className)} {...rest}>
      {children ?? skipToContent}
    </a>
  );
}
