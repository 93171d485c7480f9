import { describe, expect, test, vi } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { elementOf, shopOf, wordsOf } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

/** Lines of the shop's own log. */
async function readLog() {
  const { log } = await sources.load<{ log: { error: (...line: unknown[]) => void } }>('server', 'log.ts');
  const lines = vi.spyOn(log, 'error').mockReturnValue();
  return {
    read: () => lines.mock.calls.flat().filter((it) => typeof it === 'string'),
    end: () => lines.mockRestore(),
  };
}

const values = { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'key' };
const withValues = (own: Record<string, string | number>) => ({
  answers: { 'shell.globalConfig': { flags: {}, values: own } },
});

describe.each([
  ['us', 'country:US,country:PR,country:VI,country:GU,country:AS,country:MP'],
  ['mx', 'country:MX'],
  ['br', 'country:BR'],
] as const)('stores of %s', (code, countries) => {
  test(
    '[VEHST-032][VEHST-039] are not named in the header while config only assumes one, but where none is assumed',
    async () => {
      const isNamed = async (config: Record<string, string>) => {
        const { ask, outside, of } = await shopOf(sources, code, withValues(config));
        const header = of('shell.header');
        const storeDetails = { ...header.storeDetails!, storeNumber: '5000', address1: 'Depot Hill Rd 9' };
        outside.answer('shell.header', { ...header, storeDetails });
        return wordsOf((await ask('/trackOrder')).html).includes('Depot Hill Rd 9');
      };
      expect(await isNamed({ DEFAULT_STORE_NUMBER: '' })).toBe(true);
      expect(await isNamed({ DEFAULT_STORE_NUMBER: '5000' })).toBe(code === 'br');
    },
    START_MS,
  );

  test(
    '[VEHST-026][VEHST-027] are searched as far as config says, in the countries of the market',
    async () => {
      const config = { ...values, STORE_SEARCH_RADIUS: 40, STORE_SEARCH_RESULTS_LIMIT: 3 };
      const { ask, sent } = await shopOf(sources, code, withValues(config));
      await ask('/store?q=38103&service=oil-recycling');
      await ask('/store?q=38103&radius=500');
      const [first, wider] = sent('stores.geosearch').map(({ query }) => query);
      expect(first).toMatchObject({
        location: '38103',
        radius: '40',
        limit: '3',
        filters: `${countries},service:oil-recycling`,
        api_key: 'key',
      });
      expect(wider).toMatchObject({ radius: '500', filters: countries });
    },
    START_MS,
  );

  test(
    '[VEHST-028] cannot be searched without address or key: what was typed stays, and the log says why',
    async () => {
      for (const [config, message] of [
        [{}, 'Missing store search URL in global config'],
        [{ STORE_SEARCH_URL: values.STORE_SEARCH_URL }, 'Missing store search API key in global config'],
      ] as const) {
        const { ask, sent } = await shopOf(sources, code, withValues(config));
        const log = await readLog();
        const { status, html } = await ask('/store?q=38103');
        expect(status).toBe(200);
        expect(html).toMatch(/<input[^>]*value="38103"/);
        expect(sent('stores.geosearch')).toEqual([]);
        expect(log.read()).toContain(message);
        log.end();
      }
    },
    START_MS,
  );

  test(
    '[VEHST-042] say where nothing can be picked up',
    async () => {
      const { ask, of, outside } = await shopOf(sources, code, withValues(values));
      const { response } = of('stores.geosearch');
      const without = { us: 'offer pickup', mx: 'no puedes recoger pedidos', br: 'não tem retirada' }[code];
      const wordsWith = async (bopusEnabled: boolean) => {
        const locations = response.locations.map((one) => ({
          ...one,
          store: { ...one.store, bopusEnabled },
        }));
        outside.answer('stores.geosearch', { response: { ...response, locations } });
        return wordsOf((await ask('/store?q=38103')).html);
      };
      expect(await wordsWith(false)).toContain(without);
      expect(await wordsWith(true)).not.toContain(without);
    },
    START_MS,
  );

  test(
    '[VEHST-023][VEHST-024] are set by a post; one that cannot be set is said and logged, and the former stays',
    async () => {
      const { ask, of, outside, sent } = await shopOf(sources, code);
      const log = await readLog();
      const header = of('shell.header');
      let storeDetails = { ...header.storeDetails!, address1: 'Former Rd 1' };
      outside.answer('shell.header', () => ({ ...header, storeDetails }));
      outside.answer('shell.headerV3', () => ({ ...header, storeDetails }));
      outside.answer('stores.setPreferred', ({ body: { storeNumber } }) => {
        storeDetails = { ...storeDetails, storeNumber, address1: 'Depot Hill Rd 9' };
        return { storeDetails: { ...of('stores.setPreferred').storeDetails, ...storeDetails } };
      });
      const shownStore = async () =>
        wordsOf(elementOf((await ask('/trackOrder')).html, /<a[^>]*data-intent="open-my-store"/));
      expect(await shownStore()).toContain('Former Rd 1');
      const body = { intent: 'set-store', storeNumber: '77', returnTo: '/store?q=38103' };
      expect((await ask('/actions', { body })).to).toBe('/store?q=38103');
      expect(await shownStore()).toContain('Depot Hill Rd 9');
      expect(log.read()).toEqual([]);
      outside.fail('stores.setPreferred', 'error_store_unknown');
      const refused = { ...body, storeNumber: '78' };
      expect((await ask('/actions', { body: refused })).to).toBe('/store?q=38103&notice=error_store_unknown');
      expect(await shownStore()).toContain('Depot Hill Rd 9');
      expect(sent('stores.setPreferred').map((call) => call.body)).toEqual([
        { storeNumber: '77' },
        { storeNumber: '78' },
      ]);
      expect(log.read()).toContain('Error setting preferred store');
      log.end();
    },
    START_MS,
  );
});
