import { composeStories } from '@storybook/react-vite';
import type { StoryBrand } from '../../../packages/storefront/stories/storyBrand.ts';
import { hasPage } from '../../../packages/storefront/stories/visit.ts';
import type { Visit } from '../../../packages/storefront/stories/visitType.ts';

/** A page of the shop in one of its states, as a story opens it. */
export interface ShopPageState {
  id: string;
  /** `Product: filled` */
  name: string;
  visit: Visit;
}

interface PageStory {
  id: string;
  parameters: { visit?: Visit };
}

const files = import.meta.glob<{ default: { title: string } }>(
  '../../../packages/storefront/stories/pages/*.stories.tsx',
  { eager: true },
);

/** `PageOfAStep` as it is read: 'page of a step'. */
const wordsOf = (key: string) =>
  key.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

const FIRST = 'pages-home--with-vehicle';

const pages: readonly ShopPageState[] = Object.values(files)
  .flatMap((file) => {
    const title = file.default.title.split('/').at(-1)!;
    const stories = Object.entries<PageStory>(composeStories(file as never));
    return stories.flatMap(
      ([
        key,
        {
          id,
          parameters: { visit },
        },
      ]) => (visit ? [{ id, name: `${title}: ${wordsOf(key)}`, visit }] : []),
    );
  })
  .toSorted((one, other) => Number(other.id === FIRST) - Number(one.id === FIRST));

/** The pages that a brand has in a market. */
export const pagesIn = (brand: StoryBrand, market: string): readonly ShopPageState[] =>
  pages.filter(({ visit }) => hasPage(visit, brand) && (!visit.markets || visit.markets.includes(market)));
