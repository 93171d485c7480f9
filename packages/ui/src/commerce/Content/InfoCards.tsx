import { Heading } from '../../components/Heading/Heading.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './InfoCards.css.ts';

export interface InfoCard {
  title: string;
  text: string;
  link?: NamedLink | undefined;
}

export interface InfoCardsProps extends BlockProps<'section', 'title'> {
  title: string;
  cards: readonly InfoCard[];
  /** `row` (default) beside each other; `column` below each other, beside what they are about. */
  arrangement?: 'row' | 'column';
}

/** A few short words each with where to read or do more; nothing without any. */
export function InfoCards(props: InfoCardsProps) {
  const { title, cards, arrangement = 'row', className, ...rest } = props;
  if (cards.length === 0) return null;
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <Heading level={2}>{title}</Heading>
      <ul className={classNames(styles.list, arrangement === 'row' && styles.row)}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Heading level={3} size="titleS">
              {card.title}
            </Heading>
            <p className={styles.text}>{card.text}</p>
            {card.link && (
              <a href={card.link.href} className={styles.link}>
                {card.link.label}
                <ChevronEndIcon size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
