import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends BlockProps<'header', 'title'> {
  title: ReactNode;
  /** From the top; the last is this page [CATALOG-034]. */
  crumbs?: readonly Crumb[];
  /** One or two sentences. */
  lead?: ReactNode;
  /** At the end of the title's line: buttons, the vehicle. */
  children?: ReactNode;
}

/** Where the page stands, what it is, and what it is about. */
export function PageHeader({ title, crumbs = [], lead, children, className, ...rest }: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, className)} {...rest}>
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
