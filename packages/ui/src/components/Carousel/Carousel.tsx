import { Children, type ComponentProps, type ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Carousel.css.ts';
import { useSteps } from './useSteps.ts';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What the row holds; its name as a region. */
  label: string;
  /** How many stand beside each other. Default `several`, the last one cut to show that there is more. */
  show?: keyof typeof styles.show;
  /** One child for each item. */
  children: ReactNode;
}

/**
 * A row that scrolls sideways. It never moves by itself; it is scrolled by finger, wheel, arrow keys, or its two
 * buttons (WCAG 2.5.7), and without script it is a plain row that scrolls.
 */
export function Carousel({ label, show = 'several', className, children, ...rest }: CarouselProps) {
  const { carousel } = useStrings();
  // A child that is left out, by a condition for instance, is no item.
  const items = Children.toArray(children);
  const { row, ends, step, measure } = useSteps(items.length);
  return (
    <section aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {/* A scroller that the keyboard cannot reach would keep its content from it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={row} tabIndex={0} aria-label={label} className={styles.row} onScroll={measure}>
        {Children.map(items, (child) => (
          <li className={classNames(styles.item, styles.show[show])}>{child}</li>
        ))}
      </ul>
      <div className={classNames(styles.buttons, ends.atStart && ends.atEnd && styles.needless)}>
        <IconButton
          label={carousel.previous}
          variant="outline"
          // `disabled` would drop the focus of who steps to the end.
          aria-disabled={ends.atStart}
          onClick={() => step(-1)}
        >
          <ChevronStartIcon />
        </IconButton>
        <IconButton
          label={carousel.next}
          variant="outline"
          aria-disabled={ends.atEnd}
          onClick={() => step(1)}
        >
          <ChevronEndIcon />
        </IconButton>
      </div>
    </section>
  );
}
