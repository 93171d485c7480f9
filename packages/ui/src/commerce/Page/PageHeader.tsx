import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** From the top; the last is this page [CATALOG-034]. */
  crumbs?: readonly Crumb[];
  /** One or two sentences. */
  lead?: ReactNode;
  /** At the end of the title's line: buttons, the vehicle. */
  children?: ReactNode;
  className?: string;
}

/** Where the page stands, what it is, and what it is about. */
export function PageHeader({ title, crumbs = [], lead, children, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, className)}>
      {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.line}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {lead != null && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </header>
  );
}
