import { DialogShell, type DialogProps } from '../private/dialog/DialogShell.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends DialogProps {
  /** Edge of the screen in reading direction; default `end`. */
  side?: keyof typeof styles.side;
  /** 360 or 480 px (default), at most the screen. */
  size?: keyof typeof styles.size;
}

/** A dialog at the side of the screen, as high as it. */
export function Drawer({ side = 'end', size = 'm', ...rest }: DrawerProps) {
  return (
    <DialogShell
      backdropClassName={styles.side[side].backdrop}
      panelClassName={classNames(styles.panel, styles.side[side].panel, styles.size[size])}
      {...rest}
    />
  );
}
