import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './LineArt.css.ts';

/** A car that broke down: bonnet up, steam, the warning triangle set up behind it. Decoration beside a message. */
export function OopsDrawing({ className, ...rest }: BlockProps<'svg'>) {
  return (
    <svg viewBox="0 0 320 180" className={classNames(styles.root, className)} aria-hidden {...rest}>
      <path className={styles.soft} d="M4 162h312M20 172h40M96 172h64M212 172h30M272 172h24" />
      <path
        className={styles.sign}
        d="M26 124a2.5 2.5 0 0 1 4.4 0l15 29a2.5 2.5 0 0 1-2.2 3.6h-30a2.5 2.5 0 0 1-2.2-3.6zM28.200 135v9M28.200 149.500v.1"
      />
      <path
        className={styles.body}
        d="M58 138v-18c0-8 4-13 12-15l16-4 24-30c4-5 9-7 16-7h44c7 0 12 3 16 8l20 28 58 8c8 1 12 5 12 12v18c0 3-1 4-4 4h-18a26 26 0 0 0-52 0h-70a26 26 0 0 0-52 0H62c-3 0-4-1-4-4z"
      />
      <path d="M108 98l16-21c2-3 5-4 8-4h12v25zM154 73h13c4 0 7 2 9 5l13 20h-35zM149 73v62M157 110h9M58 120h9M266 112c4 0 6 3 6 8h-10v-8" />
      <path className={styles.body} d="M206 99l42-55c2-2 5-3 7-1l2 2c2 2 2 4 1 6l-38 50z" />
      <path d="M256 107l-14-46M220 101v-8h8v-6h16v6h8v13M228 93h16" />
      <path className={styles.soft} d="M228 87v-5h16v5M170 126h24" />
      <g className={styles.steam}>
        <path d="M268 92c-7-7 2-12 5-18s-1-11-5-15M284 84c-6-6 2-11 4-16s-1-9-4-12M277 46c-5-6 2-10 3-15s-2-8-5-10" />
      </g>
      <Wheel x={110} />
      <Wheel x={232} />
      <path
        className={styles.body}
        d="M286 144h26c2 0 3 1 3 3v12c0 2-1 3-3 3h-26c-2 0-3-1-3-3v-12c0-2 1-3 3-3z"
      />
      <path d="M293 144v-4c0-2 1-3 3-3h6c2 0 3 1 3 3v4M283 152h32M296 150v4M302 150v4" />
    </svg>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="142" r="20" className={styles.body} />
      <circle cx={x} cy="142" r="11" />
      <circle cx={x} cy="142" r="3.5" className={styles.soft} />
    </>
  );
}
