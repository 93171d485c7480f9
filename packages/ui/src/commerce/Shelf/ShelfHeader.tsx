import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './Shelf.css.ts';

export interface ShelfHeaderProps extends BlockProps<'header'> {
  title: string;
  total: number;
  /** How many fit the vehicle, and how many wait for one answer. */
  fitCount?: number;
  questionCount?: number;
  /** Full name of the shopper's vehicle. */
  vehicle?: string;
  /** Of its heading; default 1. On a page about something else 2. */
  level?: 1 | 2;
}

/** The shelf's name and what stands on it; a change of the count is announced [PLUS-011]. */
export function ShelfHeader({
  title,
  total,
  fitCount = 0,
  questionCount = 0,
  vehicle,
  level = 1,
  className,
  ...rest
}: ShelfHeaderProps) {
  const { shelf } = useStrings();
  const counts = vehicle
    ? [shelf.fitCount(fitCount, vehicle), questionCount > 0 && shelf.questionCount(questionCount)]
    : [shelf.itemCount(total)];
  return (
    <header className={classNames(styles.header, className)} {...rest}>
      <Heading level={level} tabIndex={-1} data-list-heading="">
        {title}
      </Heading>
      <p role="status" className={styles.count}>
        {wholeNames(counts.filter(Boolean).join(' · '))}
      </p>
    </header>
  );
}
