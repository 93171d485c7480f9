import { classNames } from '../../components/private/classNames.ts';
import * as styles from './StoreMap.css.ts';

interface StorePinProps {
  number: number;
  href: string;
  isMine: boolean;
}

/** A store on a map, drawn above and around the origin of its drawing. */
export function StorePin({ href, number, isMine }: StorePinProps) {
  return (
    // For the mouse alone: the list has the same links for everyone.
    <a href={href} tabIndex={-1} className={styles.pin}>
      <path
        d="M0 0C-4-7-15-14-15-25a15 15 0 0 1 30 0C15-14 4-7 0 0Z"
        className={classNames(styles.pinShape, isMine && styles.pinMine)}
      />
      <text y="-20" className={classNames(styles.pinNumber, isMine && styles.pinNumberMine)}>
        {number}
      </text>
    </a>
  );
}
