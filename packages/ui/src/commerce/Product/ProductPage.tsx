import { useId, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './ProductPage.css.ts';
import { StickyBuyBar, type StickyBuyBarProps } from './StickyBuyBar.tsx';

export interface ProductSection {
  /** Address within the page: `specs`, `fits`, `core` … */
  id: string;
  title: string;
  content: ReactNode;
}

export interface ProductPageProps extends BlockProps<'div'> {
  /** Breadcrumbs. */
  crumbs?: ReactNode;
  gallery: ReactNode;
  /** `BuyBox`. */
  buy: ReactNode;
  /** What stays in sight; absent where nothing can be bought. */
  sticky?: Omit<StickyBuyBarProps, 'variant'>;
  /** In their order; one without content is left out by its caller. */
  sections: readonly ProductSection[];
  /** Over the whole width, below: related parts. */
  after?: ProductSection;
}

/** A product's page: picture, buying column, sections with a list of contents, related parts [PLUS-012]. */
export function ProductPage({
  crumbs,
  gallery,
  buy,
  sticky,
  sections,
  after,
  className,
  ...rest
}: ProductPageProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {crumbs}
      <div className={styles.columns}>
        {gallery}
        <div className={classNames(styles.buy, sticky && styles.buyWithRest)}>
          <div className={styles.buyBox}>{buy}</div>
          {sticky && (
            <div className={styles.buyRest}>
              <StickyBuyBar variant="card" {...sticky} />
            </div>
          )}
        </div>
        <div className={styles.details}>
          {sections.length > 1 && <Contents sections={sections} />}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
      {after && <Section className={styles.after} {...after} />}
      {sticky && <StickyBuyBar variant="bar" {...sticky} />}
    </div>
  );
}

function Contents({ sections }: { sections: readonly ProductSection[] }) {
  const { product } = useStrings();
  return (
    <nav aria-label={product.onThisPage} className={styles.contents}>
      <ul className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, title, content, className }: ProductSection & { className?: string }) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={classNames(styles.section, className)}>
      <Heading level={2} size="titleM" id={titleId}>
        {title}
      </Heading>
      {content}
    </section>
  );
}
