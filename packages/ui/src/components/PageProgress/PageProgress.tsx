import type { ComponentProps } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './PageProgress.css.ts';

export type PageProgressProps = Omit<ComponentProps<'div'>, 'children' | 'role'>;

/** Shows at the upper edge that another page is on its way, once that takes longer than a moment. */
export function PageProgress({ className, ...rest }: PageProgressProps) {
  const { loading } = useStrings();
  return (
    <div role="progressbar" aria-label={loading} className={classNames(styles.root, className)} {...rest} />
  );
}
