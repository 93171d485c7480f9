import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './InfoCards.css.ts';

export interface EventItem {
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  place: string;
  text: string;
  link?: NamedLink | undefined;
}

export interface EventListProps extends BlockProps<'section', 'title'> {
  title: string;
  events: readonly EventItem[];
  /** `YYYY-MM-DD`: what was before it is over. Without it everything is still to come. */
  today?: string | undefined;
}

/** What is planned, the next one first, and below it what has been [CONTENT-024]. */
export function EventList(props: EventListProps) {
  const { title, events, today = '', className, ...rest } = props;
  const { content } = useStrings();
  const sorted = [...events].sort((a, b) => a.date.localeCompare(b.date));
  const past = sorted.filter(({ date }) => date < today).reverse();
  const coming = sorted.filter(({ date }) => date >= today);
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <Heading level={2}>{title}</Heading>
      {coming.length > 0 ? <Events events={coming} /> : <Text>{content.noEvents}</Text>}
      {past.length > 0 && (
        <>
          <Heading level={2} size="titleM">
            {content.pastEvents}
          </Heading>
          <Events events={past} />
        </>
      )}
    </section>
  );
}

function Events({ events }: Pick<EventListProps, 'events'>) {
  const { date: dateOf } = useFormat();
  return (
    <ul className={classNames(styles.list, styles.row)}>
      {events.map(({ title, date, place, text, link }) => (
        <li key={`${date} ${title}`} className={styles.card}>
          <Heading level={3} size="titleS">
            {title}
          </Heading>
          <Text size="bodyS" weight="bold">
            <time dateTime={date}>{dateOf(date, 'medium')}</time> · {place}
          </Text>
          <p className={styles.text}>{text}</p>
          {link && <Link href={link.href}>{link.label}</Link>}
        </li>
      ))}
    </ul>
  );
}
