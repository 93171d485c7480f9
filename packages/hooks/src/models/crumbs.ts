import type { BreadCrumb } from '@driveline/api';

/** Every crumb but the last leads to its page (CATALOG-034). */
export const crumbsOf = (crumbs: readonly BreadCrumb[]): { label: string; href?: string }[] =>
  crumbs.map(({ categoryName, canonicalPath }, index) =>
    index < crumbs.length - 1 ? { label: categoryName, href: canonicalPath } : { label: categoryName },
  );
