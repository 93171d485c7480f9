import { pageQueries, useContentPage } from '@driveline/hooks';
import { InfoCards } from '@driveline/ui/content';
import type { LoadPage } from '../../data/page.ts';

export type PageCardsProps = {
  /** Path of the page that they stand on. */
  readonly path: string;
  readonly arrangement?: 'row' | 'column';
};

/** What editors say on a page of the shop: its blocks of cards. A kind that a page has no place for is left out (CONTENT-030). */
export function PageCards({ path, arrangement = 'row' }: PageCardsProps) {
  const { data } = useContentPage(path);
  return data?.blocks.map(
    (block) =>
      block.kind === 'cards' && (
        <InfoCards key={block.title} title={block.title} cards={block.cards} arrangement={arrangement} />
      ),
  );
}

/** The same where it stands on the page that loads. */
export const loadPageCards: LoadPage = ({ client, queryClient, url }) =>
  queryClient.prefetchQuery(pageQueries.page(client, url.pathname));
