import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Field } from '../../components/private/Field.tsx';
import { classNames } from '../../components/private/classNames.ts';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Failure.css.ts';

export interface FailureProps extends BlockProps<'div'> {
  picture: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** The frame of a page that could not be shown: a drawing, one sentence, and ways on. */
export function Failure({ picture, title, text, children, className, ...rest }: FailureProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}

/** A search of its own, which works without script. Its names tell it from the header's for who hears the page. */
export function FailureSearch({ action }: { action: string }) {
  const { page, search } = useStrings();
  return (
    <form
      role="search"
      aria-label={page.searchParts}
      method="get"
      action={action}
      className={styles.search}
      data-intent="search"
    >
      <Field label={page.searchLabel} className={styles.searchField}>
        {(aria) => (
          <input
            type="search"
            name="searchText"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            className={classNames(fieldStyles.control)}
            {...aria}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="l" aria-label={page.searchParts}>
        {search}
      </Button>
    </form>
  );
}

/** Links to go on with. */
export function FailureLinks({ links, label }: { links: readonly NamedLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
