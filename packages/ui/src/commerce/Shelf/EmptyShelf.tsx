import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Shelf.css.ts';

interface TextLink {
  label: string;
  href: string;
}

export interface EmptyShelfProps extends BlockProps<'section'> {
  /** What was searched; without it the shelf is empty because of its filters. */
  term?: string;
  clearHref?: string;
  /** Parts exist, but none for the shopper's vehicle: its name, and where all of them are. */
  unfit?: { vehicle: string; href: string };
  spelling?: readonly TextLink[];
  /** What these are where they are not what was probably meant. */
  spellingTitle?: string | undefined;
  popular?: readonly TextLink[];
}

/** Nothing found, and a next step [PLUS-008]. */
export function EmptyShelf({
  term,
  clearHref,
  unfit,
  spelling = [],
  spellingTitle,
  popular = [],
  className,
  ...rest
}: EmptyShelfProps) {
  const { shelf } = useStrings();
  return (
    <section className={classNames(styles.empty, className)} {...rest}>
      <PartDrawing family="generic" className={styles.emptyPicture} />
      <Heading level={2}>
        {unfit
          ? shelf.emptyFit(unfit.vehicle, term)
          : term === undefined
            ? shelf.emptyTitle
            : shelf.emptySearch(term)}
      </Heading>
      {spelling.length > 0 && <Suggestions label={spellingTitle ?? shelf.didYouMean} links={spelling} />}
      {unfit && (
        <ButtonLink variant="primary" href={unfit.href}>
          {shelf.showUnfit}
        </ButtonLink>
      )}
      {term === undefined ? (
        !unfit && <p>{shelf.emptyFiltered}</p>
      ) : (
        <ul className={styles.hints}>
          {shelf.emptyHints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {clearHref !== undefined && (
        <ButtonLink variant="primary" href={clearHref} data-intent="clear-filters">
          {shelf.clearAll}
        </ButtonLink>
      )}
      {popular.length > 0 && <Suggestions label={shelf.popular} links={popular} />}
    </section>
  );
}

function Suggestions({ label, links }: { label: string; links: readonly TextLink[] }) {
  return (
    <p className={styles.emptyLinks}>
      <b>{label}</b>
      {links.map((link) => (
        <Link key={link.href} href={link.href}>
          {link.label}
        </Link>
      ))}
    </p>
  );
}
