import { classNames } from '../components/private/classNames.ts';
import { useDrawings } from '../i18n/UiProvider.tsx';
import * as styles from './PartDrawing.css.ts';

export interface PartDrawingProps {
  /** A key of `families`; one that is not known shows a parcel. */
  family: string;
  /** Another look of the family, such as `slotted` of `rotor`. */
  variant?: string;
  /** Address of the drawing's own file, such as `/img/d/rotor.svg#d`; default: what the provider says. */
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
 * As a link it is one `<use>` of a cached file of the same origin. Unlike `<img>` that takes the page's colours
 * (dark mode, forced colours); unlike a CSS mask it needs no inline style, which a content policy may forbid.
 */
export function PartDrawing({ family, variant, href, fine, label, className }: PartDrawingProps) {
  const drawings = useDrawings();
  const name = variant === undefined ? family : `${family}-${variant}`;
  const link = href ?? ('href' in drawings ? drawings.href(name) : undefined);
  const frame = {
    viewBox: '0 0 200 200',
    className: classNames(styles.root, fine && styles.fine, className),
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  };
  if ('markup' in drawings && href === undefined) {
    return <svg {...frame} dangerouslySetInnerHTML={{ __html: drawings.markup(name) }} />;
  }
  return (
    <svg {...frame}>
      <use href={link} />
    </svg>
  );
}
