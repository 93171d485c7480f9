import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/navigationIcons.tsx';
import { classNames } from '../private/classNames.ts';
import { pageSteps } from './pageSteps.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  /** Nothing shows for a single page. */
  total: number;
  /** Address of a page; the first may be the address without a number. */
  hrefOf: (page: number) => string;
}

/** Numbered pages as links, so that a robot and the Back button reach each of them. */
export function Pagination({ page, total, hrefOf, className, ...rest }: PaginationProps) {
  const { pagination } = useStrings();
  if (total <= 1) return null;
  return (
    <nav aria-label={pagination.label} className={classNames(styles.root, className)} {...rest}>
      <ul className={styles.list}>
        <Neighbour rel="prev" href={page > 1 ? hrefOf(page - 1) : undefined}>
          <ChevronStartIcon size={18} />
          {pagination.previous}
        </Neighbour>
        {pageSteps(page, total).map((step, at) =>
          step === 'gap' ? (
            <li key={`gap-${at}`} aria-hidden className={classNames(styles.gap, styles.far)}>
              …
            </li>
          ) : (
            <PageLink key={step} step={step} current={page} href={hrefOf(step)} />
          ),
        )}
        <Neighbour rel="next" href={page < total ? hrefOf(page + 1) : undefined}>
          {pagination.next}
          <ChevronEndIcon size={18} />
        </Neighbour>
      </ul>
    </nav>
  );
}

function PageLink({ step, current, href }: { step: number; current: number; href: string }) {
  const { pagination } = useStrings();
  const Anchor = useLinkComponent();
  const isCurrent = step === current;
  return (
    <li className={Math.abs(step - current) > 1 ? styles.far : undefined}>
      <Anchor
        href={href}
        className={styles.step}
        aria-label={isCurrent ? pagination.currentPage(step) : pagination.page(step)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {step}
      </Anchor>
    </li>
  );
}

interface NeighbourProps {
  rel: 'prev' | 'next';
  href: string | undefined;
  children: ReactNode;
}

/** At the ends it stays in place, without a target. */
function Neighbour({ rel, href, children }: NeighbourProps) {
  const Anchor = useLinkComponent();
  return (
    <li>
      {href === undefined ? (
        <span role="link" aria-disabled className={styles.step}>
          {children}
        </span>
      ) : (
        <Anchor href={href} rel={rel} className={styles.step}>
          {children}
        </Anchor>
      )}
    </li>
  );
}
