import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table holds; names the box that scrolls. */
  caption: ReactNode;
  hidesCaption?: boolean;
}

/**
 * The platform's table in the brand's look. Cells are plain `th` and `td`: `data-numeric` aligns a cell to the
 * end, `data-highlighted` marks a row. `className` and `style` go to the box around it.
 */
export function Table({ caption, hidesCaption, className, style, children, ...rest }: TableProps) {
  const captionId = useId();
  return (
    // A reader who cannot drag a scroll bar scrolls it by arrow keys (WCAG 2.1.1).
    <section
      aria-labelledby={captionId}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames(styles.scroller, className)}
      style={style}
    >
      <table className={styles.table} {...rest}>
        <caption id={captionId} className={hidesCaption ? undefined : styles.caption}>
          {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
