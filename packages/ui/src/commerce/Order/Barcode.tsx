import { BARCODE_QUIET_MODULES, type BarWidths } from '@driveline/validation';
import * as styles from './Barcode.css.ts';

/** Widths up to this are drawn with two pixels to a module, so that the code is no postage stamp. */
const WIDE_MODULES = 200;

/** A bar code as a picture: dark on light whatever the page's colours are, or tills do not read it. */
export function Barcode({ widths, label }: { widths: BarWidths; label: string }) {
  let at = BARCODE_QUIET_MODULES;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
    at += width;
    return bar;
  });
  const modules = at + BARCODE_QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} 1`}
      width={modules > WIDE_MODULES ? modules : modules * 2}
      preserveAspectRatio="none"
      className={styles.root}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
