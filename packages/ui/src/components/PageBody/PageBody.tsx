import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './PageBody.css.ts';

export interface PageBodyProps extends ComponentProps<'div'> {
  /** A page of words or of one form. */
  narrow?: boolean;
}

/** The column that a page's content stands in, between the same edges as the header's. */
export function PageBody({ narrow = false, className, children, ...rest }: PageBodyProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <Stack gap={6} className={classNames(narrow && styles.narrow)}>
        {children}
      </Stack>
    </div>
  );
}
