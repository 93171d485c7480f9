import { Heading, PageBody, useStrings, VisuallyHidden } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shop/useShop.ts';
import { Failure, type FailureProps } from './Failure.tsx';
import { PageHead } from './PageHead.tsx';

type UnloadedPageProps = Omit<FailureProps, 'level'> & {
  /** Where it is known before the content is. */
  readonly title?: string;
  /** Skeleton of the content; without it the page has failed. */
  readonly children?: ReactNode;
};

/** A page that still loads or that failed. Tabs and screen readers have a title for it by then. */
export function UnloadedPage({ title, children, ...failure }: UnloadedPageProps) {
  const text = useText();
  const { loading } = useStrings();
  const waits = children && !failure.error;
  const name = title ?? (waits ? loading : text('failure.title'));
  return (
    <>
      {/* What fails for a moment must not leave the index. */}
      <PageHead title={name} canonicalPath={null} />
      {waits && (
        <Heading level={1}>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Heading>
      )}
      <PageBody>
        {/* The server could not load it; the browser tries again, if it has script. */}
        {waits && (
          <noscript>
            <Failure {...failure} />
          </noscript>
        )}
        {waits ? children : <Failure level={1} {...failure} />}
      </PageBody>
    </>
  );
}
