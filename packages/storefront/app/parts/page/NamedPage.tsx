import { breadcrumbJsonLd } from '@driveline/hooks';
import { PageBody, PageHeader, type PageBodyProps } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../shop/useShop.ts';
import { PageHead } from './PageHead.tsx';
import * as paths from '../../paths/index.ts';

export type NamedPageProps = Pick<PageBodyProps, 'narrow'> & {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly path: string;
  /** Pages between home and this one. */
  readonly trail?: readonly { readonly label: string; readonly href: string }[];
  /** Search engines skip what depends on the shopper or on a filter. */
  readonly isIndexed?: boolean;
  readonly jsonLd?: readonly object[];
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page with a name, its place below home, and what it says of itself to search engines. Its words come late. */
export function NamedPage(props: NamedPageProps) {
  const { title, lead, path, trail = [], isIndexed = true, jsonLd = [] } = props;
  const { aside, narrow = false, children } = props;
  const text = useText();
  const { record } = useShop();
  const crumbs = [{ label: text('crumbs.home'), href: paths.home() }, ...trail, { label: title, href: path }];
  const wire = crumbs.map(({ label, href }) => ({ categoryName: label, canonicalPath: href }));
  return (
    <PageBody narrow={narrow}>
      <PageHead
        title={title}
        description={lead}
        {...(isIndexed && { canonicalPath: path })}
        jsonLd={import.meta.env.SSR ? [...breadcrumbJsonLd(wire, record.root), ...jsonLd] : []}
      />
      <PageHeader
        title={title}
        lead={lead}
        crumbs={crumbs.map((crumb, index) => (index < crumbs.length - 1 ? crumb : { label: crumb.label }))}
      >
        {aside}
      </PageHeader>
      {children}
    </PageBody>
  );
}
