import { inlineDrawings, Select, UiProvider } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import { markets as shipped } from '@driveline/markets';
import { useMemo, useState } from 'react';
import { marketOf } from '../../../packages/storefront/stories/shown.ts';
import * as styles from './Composer.css.ts';
import { Controls } from './Controls.tsx';
import { firstDraft, type ChangeDraft, type Draft } from './draft.ts';
import { fieldFaults, marketNamed, storyBrand } from './madeShop.ts';
import { madeTheme } from './madeTheme.ts';
import { marketLabel } from './MarketFields.tsx';
import { useThemeOnPage } from './onPage.ts';
import { PageFrame } from './PageFrame.tsx';
import { pagesIn } from './shopPages.ts';
import { ShownPage } from './ShownPage.tsx';
import { useLast, useSettled } from './useSettled.ts';

const first = firstDraft(shipped.map(({ code }) => code));

/** The brand of the last draft that makes a shop; another one only when name, markets, phones or logo change. */
function useBrand({ name, id, markets, phones, logo }: Draft, isFaulty: boolean) {
  const made = useMemo(
    () => (isFaulty ? undefined : storyBrand({ name, id, markets, phones, logo })),
    [isFaulty, name, id, markets, phones, logo],
  );
  return useLast(made, () => storyBrand(first));
}

/** A shop composed in the browser: controls, one of its pages, and its files. */
export function Composer() {
  const [draft, setDraft] = useState(first);
  const settled = useSettled(draft);
  const onChange: ChangeDraft = (change) => setDraft((before) => ({ ...before, ...change }));
  const made = madeTheme(settled.look);
  useThemeOnPage(useLast(made.theme, () => madeTheme(first.look).theme!));
  const brand = useBrand(settled, Object.keys(fieldFaults(settled)).length > 0);
  return (
    <UiProvider
      locale="en-US"
      strings={enUS}
      currency="USD"
      distanceUnit="mi"
      timeFormat="12h"
      drawings={inlineDrawings}
    >
      <div className={styles.root}>
        <section lang="en" aria-label="Controls" className={styles.controls}>
          <Controls draft={draft} made={made} faults={fieldFaults(draft)} onChange={onChange} />
        </section>
        <Preview brand={brand} />
      </div>
    </UiProvider>
  );
}

function Preview({ brand }: { brand: ReturnType<typeof storyBrand> }) {
  const [code, setCode] = useState('');
  const [pageId, setPageId] = useState('');
  const market = marketOf(brand, code);
  const pages = pagesIn(brand, market.code);
  const page = pages.find(({ id }) => id === pageId) ?? pages[0]!;
  return (
    <div className={styles.preview}>
      <section lang="en" aria-label="Preview" className={styles.previewBar}>
        <Select label="Page" value={page.id} onChange={(event) => setPageId(event.target.value)}>
          {pages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Market" value={market.code} onChange={(event) => setCode(event.target.value)}>
          {brand.markets.map((it) => (
            <option key={it} value={it}>
              {marketLabel(marketNamed(it))}
            </option>
          ))}
        </Select>
      </section>
      <PageFrame>
        <ShownPage page={page} market={market} brand={brand} />
      </PageFrame>
    </div>
  );
}
