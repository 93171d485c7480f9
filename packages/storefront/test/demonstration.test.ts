import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };
const notice = 'Made-up data.';
/** Brazil has a footer of its own without the flag. */
const footers: readonly (readonly [string, Record<string, boolean>])[] = [
  ['common', { BRAZIL_PHASE_TWO_ENABLED: true }],
  ['own', {}],
];

describe.each(CODES)('a demonstration in %s', (code: Code) => {
  test.each(footers)(
    '[PLUS-052] the %s footer has the line that the server says of its data, and no other',
    async (_kind, flags) => {
      const footerWith = async (said: { dataNotice?: string }) => {
        const config = { flags, values: {}, ...said };
        const { ask } = await shopOf(sources, code, { answers: { 'shell.globalConfig': config } });
        return wordsOf(elementOf((await ask('/')).html, /<footer[ >]/));
      };
      const own = await footerWith({});
      expect(own).not.toContain(notice);
      expect((await footerWith({ dataNotice: notice })).replace(` ${notice}`, '')).toBe(own);
    },
    START_MS,
  );

  test(
    '[PLUS-052] the table of what a part fits says so above its lines, that of an own part does not',
    async () => {
      const tableWith = async (said: { compatibilityNote?: string }) => {
        const { of, outside, ask } = await shopOf(sources, code);
        const answer = of('catalog.product');
        const { compatibilityNote: _, ...sound } = answer.pdpResults.products[0]!;
        const part = { ...sound, ...said };
        const given = { ...answer, pdpResults: { ...answer.pdpResults, products: [part] } };
        outside.answer('catalog.product', given);
        outside.answer('catalog.productByGateway', given);
        const { html } = await ask(part.productDetailsPageUrl);
        return wordsOf(elementOf(html, /<section id="fits"/));
      };
      expect(await tableWith({})).not.toContain(notice);
      const told = await tableWith({ compatibilityNote: notice });
      const { search } = words[code].product.compatibility;
      expect(told).toContain(`${notice} ${search}`);
    },
    START_MS,
  );
});
