import { DialogShell, type DialogProps } from '../private/dialog/DialogShell.tsx';
import * as styles from './Sheet.css.ts';

/** A dialog that rises from the bottom: filters and choices on a phone. */
export function Sheet(props: DialogProps) {
  return <DialogShell backdropClassName={styles.backdrop} panelClassName={styles.panel} {...props} />;
}
