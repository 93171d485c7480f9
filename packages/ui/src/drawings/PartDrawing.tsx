import { classNames } from '../components/private/classNames.ts';
import { useDrawings } from '../i18n/UiProvider.tsx';
import * as styles from './PartDrawing.css.ts';

export interface PartDrawingProps {
  /** A key of `families` and, after `#`, a look: `rotor#l5-v`; one that is not known shows a parcel. */
  family: string;
  /** Address of the drawing's own file, such as `/img/d/rotor.svg#d`; default: what the provider says. */
  href?: string | undefined;
  /** Thinner lines, for boxes under about 80 px. */
  fine?: boolean;
  /** What the picture shows; without it the drawing is decoration beside a title. */
  label?: string | undefined;
  /** What is shown of the box of 200 by 200, as `viewBox`; default: all of it. */
  view?: string;
  className?: string;
}

/**
 * A line drawing of a kind of part. It is drawn in the colour of text, so it is right in every theme and mode.
 *
 * As a link it is one `<use>` of a cached file of the same origin. Unlike `<img>` that takes the page's colours
 * (dark mode, forced colours); unlike a CSS mask it needs no inline style, which a content policy may forbid.
 */
export function PartDrawing({
  family,
  href,
  fine,
  label,
  view = '0 0 200 200',
  className,
}: PartDrawingProps) {
  const drawings = useDrawings();
  return (
    <svg
      viewBox={view}
      className={classNames(styles.root, fine && styles.fine, className)}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...('markup' in drawings && href === undefined
        ? { dangerouslySetInnerHTML: { __html: drawings.markup(family) } }
        : { children: <use href={href ?? ('href' in drawings ? drawings.href(family) : undefined)} /> })}
    />
  );
}
