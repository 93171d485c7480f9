import { DialogShell, type DialogProps } from '../private/dialog/DialogShell.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Modal.css.ts';

export interface ModalProps extends DialogProps {
  /** 400, 560 (default), 960 px wide, or the whole screen. */
  size?: keyof typeof styles.size;
}

/** A dialog in the middle of the screen. */
export function Modal({ size = 'm', ...rest }: ModalProps) {
  return (
    <DialogShell
      backdropClassName={styles.backdrop}
      panelClassName={classNames(styles.panel, styles.size[size])}
      {...rest}
    />
  );
}
