import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './fieldStyles.css.ts';

/** The words of a label, with the mark of an optional field. */
export function FieldLabelContent({
  optional,
  children,
}: {
  optional?: boolean | undefined;
  children: ReactNode;
}) {
  const strings = useStrings();
  return (
    <>
      {children}
      {optional && ' '}
      {optional && <span className={styles.optional}>{`(${strings.optional})`}</span>}
    </>
  );
}
