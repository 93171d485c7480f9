import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onlyIn, type Mode, type VisualParameters } from './mode.ts';
import { ShopPage } from './ShopPage.tsx';
import { marketOf, useBrand } from './shown.ts';
import { brandNamed } from './storyBrand.ts';
import { hasPage, visited } from './visit.ts';
import type { Visit } from './visitType.ts';

/** What every file of pages says; a page of documentation cannot hold several whole pages. */
export const shopPages = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

const NOT_PICTURED = { chromatic: { disableSnapshot: true } };

const TO_LOAD = { timeout: 10_000 };

/** A `play` that has nothing to do where the shop does not have the page. */
export function unlessAbsent(play: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    if (!document.querySelector('[data-no-page]')) await play();
  };
}

/** What lies over the page is loaded when it opens. */
const overlayOpened = unlessAbsent(() =>
  waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible(), TO_LOAD),
);

/** The page, or a word where the brand does not have it. */
export function Opened({ visit }: { visit: Visit }) {
  const brand = useBrand();
  if (hasPage(visit, brand)) return <ShopPage visit={visit} />;
  return <p data-no-page="">{`${brand.identity.name} does not have the page '${visit.route}'.`}</p>;
}

/** Makes stories that open a page of the shop, and are pictured as their kind is. */
const opensAs =
  (visual: VisualParameters) =>
  (visit: Visit): StoryObj => {
    const only = visit.markets && onlyIn(visit.markets);
    return {
      ...only,
      parameters: { ...only?.parameters, visit, visual, ...(visual.widths?.length === 0 && NOT_PICTURED) },
      loaders: [
        async ({ globals }) => {
          const { brand: id, market: code } = globals as unknown as Mode;
          const brand = brandNamed(id);
          if (hasPage(visit, brand)) await visited(visit, marketOf(brand, code), brand);
          return {};
        },
      ],
      render: () => <Opened visit={visit} />,
      ...(visit.overlay && { play: overlayOpened }),
    };
  };

/** A page that makes the shop. */
export const opens = opensAs({ kind: 'page' });

/** A page of which there are others like it. */
export const opensPlain = opensAs({ kind: 'plainPage' });

/** A page that waits, failed, is empty or says what was wrong. */
export const opensState = opensAs({ kind: 'pageState' });

/** One that looks as another: no picture, all the rest. */
export const opensAlike = opensAs({ kind: 'pageState', widths: [] });
