import { classNames } from '../components/private/classNames.ts';
import { drawingMarkup } from './drawingMarkup.ts';
import * as styles from './PartDrawing.css.ts';

export interface PartDrawingProps {
  /** A name of `drawingFamilies`; one that is not known shows a parcel. */
  family: string;
  /** Another look of the family, such as `slotted` of `rotor`. */
  variant?: string;
  /** Address of the drawing's own file, such as `/img/d/rotor.svg#d`; without it the lines stand in the page. */
  href?: string;
  /** Thinner lines, for boxes under about 80 px. */
  fine?: boolean;
  /** What the picture shows; without it the drawing is decoration beside a title. */
  label?: string;
  className?: string;
}

/**
 * A line drawing of a kind of part. It is drawn in the colour of text, so it is right in every theme and mode.
 *
 * With `href` it is one `<use>` of a cached file of the same origin. Unlike `<img>` that takes the page's colours
 * (dark mode, forced colours); unlike a CSS mask it needs no inline style, which a content policy may forbid.
 */
export function PartDrawing({ family, variant, href, fine, label, className }: PartDrawingProps) {
  const name = variant === undefined ? family : `${family}-${variant}`;
  const frame = {
    viewBox: '0 0 200 200',
    className: classNames(styles.root, fine && styles.fine, className),
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  };
  if (href !== undefined) {
    return (
      <svg {...frame}>
        <use href={href} />
      </svg>
    );
  }
  return <svg {...frame} dangerouslySetInnerHTML={{ __html: drawingMarkup(name) }} />;
}
