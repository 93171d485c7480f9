import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './AsideLayout.css.ts';

export interface AsideLayoutProps extends ComponentProps<'div'> {
  /** Beside the content and in view from 1140 px, below it on smaller screens. */
  aside: ReactNode;
}

/** Content with a column beside it that stays in view. */
export function AsideLayout({ aside, className, children, ...rest }: AsideLayoutProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <Stack>{children}</Stack>
      <Stack className={styles.aside}>{aside}</Stack>
    </div>
  );
}
