import type { ComponentProps, ReactNode } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { FilterForm } from '../Browse/FilterForm.tsx';
import * as styles from './FaqList.css.ts';

export interface FaqGroup {
  id: string;
  title: string;
  questions: readonly { id: string; question: string; answer: ReactNode }[];
}

export interface FaqListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the filter left; groups without a question are left out. */
  groups: readonly FaqGroup[];
  /** Address of the page: it takes `q`. */
  action: string;
  /** What is filtered by. */
  query?: string;
  /** While the shopper types. Without script the form asks for the page with `q`. */
  onQueryChange?: (query: string) => void;
  /** The answer that the address names. */
  openId?: string;
  contactHref: string;
}

/**
 * Questions and answers by group, with a field that filters them. The answer carries the id, so that a link to `#id`
 * opens it without script.
 */
export function FaqList(props: FaqListProps) {
  const { groups, action, query = '', onQueryChange, openId, contactHref, className, ...rest } = props;
  const shown = groups.filter(({ questions }) => questions.length > 0);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const { faq } = useStrings();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <FilterForm
          action={action}
          label={faq.filter}
          submitLabel={faq.show}
          query={query}
          {...(onQueryChange && { onQueryChange })}
        />
        <p role="status" className={styles.found}>
          {query !== '' && count > 0 && faq.found(count)}
        </p>
      </div>
      {shown.map((group) => (
        <Group key={group.id} group={group} openId={openId} />
      ))}
      {count === 0 && (
        <EmptyState
          title={faq.none}
          actions={
            <>
              <ButtonLink href={contactHref} variant="primary">
                {faq.contactUs}
              </ButtonLink>
              {query !== '' && <ButtonLink href={action}>{faq.showAll}</ButtonLink>}
            </>
          }
        />
      )}
    </div>
  );
}

function Group({ group: { title, questions }, openId }: { group: FaqGroup; openId: string | undefined }) {
  return (
    <section className={styles.group}>
      <Heading level={2}>{title}</Heading>
      <Accordion
        level={3}
        items={questions.map(({ id, question, answer }) => ({
          id: `${id}-question`,
          title: question,
          defaultOpen: id === openId,
          content: (
            <div id={id} className={styles.answer}>
              {answer}
            </div>
          ),
        }))}
      />
    </section>
  );
}
