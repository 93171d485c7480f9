import { markets } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, shopOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

describe.each(CODES)('the models of a make in %s', (code: Code) => {
  const market = markets.find((each) => each.code === code)!;

  test(
    '[CATALOG-047] lead to the picker, which opens that far; where that asks for the year first, by their years',
    async () => {
      const { ask, of } = await shopOf(sources, code);
      const { make, models } = of('catalog.models');
      const [{ modelId, firstYear }] = models as [(typeof models)[number]];
      const hrefsOf = async (path: string) =>
        [...mainOf((await ask(path)).html).matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
          href.replaceAll('&amp;', '&'),
        );
      const ofMake = `/shopbymodel?make=${make.name}`;
      const ofModel = `${ofMake}&model=${modelId}`;
      const picker = `/user/myVehicle?make=${make.makeId}&model=${modelId}`;
      const isYearFirst = market.vehiclePicker.levels[0] === 'year';
      expect(await hrefsOf(ofMake)).toContain(isYearFirst ? ofModel : picker);
      expect(await hrefsOf(ofModel)).toContain(
        `/user/myVehicle?year=${firstYear}&make=${make.makeId}&model=${modelId}`,
      );
    },
    START_MS,
  );
});
