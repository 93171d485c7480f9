import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import * as styles from './fieldStyles.css.ts';

/** An error's icon and words. */
export function ErrorContent({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorIcon size={18} className={styles.errorIcon} />
      <span>{children}</span>
    </>
  );
}
