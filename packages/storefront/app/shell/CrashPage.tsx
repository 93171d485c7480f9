import { contentQueries, useB2c } from '@driveline/hooks';
import { CrashBlock, ErrorBlock, type NamedLink, NotFoundBlock, PageBody } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../shop/useShop.ts';
import { PageHead } from '../parts/page/PageHead.tsx';
import * as paths from '../paths/index.ts';

interface CrashPageProps {
  readonly error: unknown;
  readonly title: string;
  /** There is no such page. */
  readonly isUnknown: boolean;
}

/** What stands where a page failed: not found, or the crash screen (SHELL-061, SHELL-065). */
export function CrashPage({ error, title, isUnknown }: CrashPageProps) {
  const categories = useCategories();
  return (
    <PageBody>
      <PageHead title={title} />
      {isUnknown ? (
        <NotFoundBlock categories={categories} homeHref={paths.home()} searchAction={paths.search()} />
      ) : (
        <CrashBlock homeHref={paths.home()} {...detailsOf(error)} />
      )}
    </PageBody>
  );
}

/** `/errorPage` (SHELL-063). */
export function RefusedPage() {
  const text = useText();
  const links = [{ label: text('goHome'), href: paths.home() }, ...useCategories()];
  return (
    <PageBody>
      <PageHead title={text('error.title')} />
      <ErrorBlock links={links} searchAction={paths.search()} />
    </PageBody>
  );
}

/** The top-level categories, as the header's first section names them. */
function useCategories(): readonly NamedLink[] {
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.header(client));
  return data?.menu[0]?.links ?? [];
}

/** SHELL-062: details in developer builds only. */
const detailsOf = (error: unknown) =>
  import.meta.env.DEV
    ? { details: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    : {};
