import { classNames } from '../../components/private/classNames.ts';
import * as styles from './LineArt.css.ts';

/** A road that a barrier closes. Decoration beside a message. */
export function NoRoadDrawing() {
  return (
    <svg viewBox="0 0 320 180" className={styles.root} aria-hidden>
      <path className={styles.soft} d="M10 66c30-14 50-18 78-12s46 2 70-8 60-12 92 4 44 10 60 8" />
      <path className={styles.ground} d="M134 66h52l100 106H34z" />
      <path d="M134 66L34 172M186 66l100 106" />
      <path className={styles.soft} d="M160 72v8M160 152v16M160 88v6M10 66h124M186 66h124" />
      <path
        className={styles.sign}
        d="M52 96h216c3 0 4 1 4 4v22c0 3-1 4-4 4H52c-3 0-4-1-4-4v-22c0-3 1-4 4-4z"
      />
      <path
        className={styles.sign}
        d="M76 96l-22 30M116 96l-22 30M156 96l-22 30M196 96l-22 30M236 96l-22 30M266 104l-16 22"
      />
      <path d="M76 126v38M62 166h28M244 126v38M230 166h28M76 96v-8M244 96v-8" />
      <circle cx="76" cy="82" r="6" className={classNames(styles.sign, styles.lamp)} />
      <circle cx="244" cy="82" r="6" className={classNames(styles.sign, styles.lamp)} />
    </svg>
  );
}
