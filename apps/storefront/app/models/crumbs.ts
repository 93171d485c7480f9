import type { BreadCrumb } from '@driveline/api';
import type { Crumb } from '@driveline/ui';

/** Every crumb but the last leads to its page (CATALOG-034). */
export const crumbsOf = (crumbs: readonly BreadCrumb[]): Crumb[] =>
  crumbs.map(({ categoryName, canonicalPath }, index) =>
    index < crumbs.length - 1 ? { label: categoryName, href: canonicalPath } : { label: categoryName },
  );
