import { createTexts, type Messages } from '@driveline/hooks/page';
import type { SearchResult } from '@driveline/api';
import { enUS as enUSStrings } from '@driveline/ui/i18n/en-US';
import { esMX as esMXStrings } from '@driveline/ui/i18n/es-MX';
import { ptBR as ptBRStrings } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import enUS from '../messages/en-US.json' with { type: 'json' };
import esMX from '../messages/es-MX.json' with { type: 'json' };
import ptBR from '../messages/pt-BR.json' with { type: 'json' };
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

// They come compiled.
const words = {
  us: createTexts('en-US', enUS as unknown as Messages),
  mx: createTexts('es-MX', esMX as unknown as Messages),
  br: createTexts('pt-BR', ptBR as unknown as Messages),
};

const strings = { us: enUSStrings, mx: esMXStrings, br: ptBRStrings };

describe.each(CODES)('what a search says of itself in %s', (code: Code) => {
  const { text } = words[code];
  const pageOf = async (change: Partial<SearchResult>, term = 'pads') => {
    const shop = await shopOf(sources, code, { flags: [] });
    shop.outside.answer('catalog.search', { ...shop.of('catalog.search'), ...change });
    const { html } = await shop.ask(`/searchresult?searchText=${term}`);
    return elementOf(html, /<main/);
  };
  const vehicle = 'Norvik Halden 2018 2.0';

  test(
    '[PLUS-008] a vehicle named in the text is said, with the way back and the other engines',
    async () => {
      const namedVehicle = {
        vehicleName: vehicle,
        vehicleId: '7',
        searchText: 'pads',
        choices: [{ name: '1.5 Turbo', searchText: 'pads Norvik Halden 2018 1.5 Turbo' }],
      };
      const html = await pageOf({ namedVehicle });
      expect(wordsOf(html)).toContain(text('results.forVehicle', { vehicle }));
      expect(wordsOf(html)).toContain(text('results.otherEngines'));
      expect(html).toContain('searchText=pads+Norvik+Halden+2018+1.5+Turbo');
      expect(html).toMatch(/href="\/searchresult\?searchText=pads"/);
    },
    START_MS,
  );

  test(
    '[PLUS-008] a model without a year asks for the year, and judges nothing until then',
    async () => {
      const choices = ['2019', '2018'].map((name) => ({ name, searchText: `pads Norvik Halden ${name}` }));
      const html = await pageOf({
        namedVehicle: { vehicleName: 'Norvik Halden', searchText: 'pads', choices },
      });
      expect(wordsOf(html)).toContain(text('results.chooseYear', { vehicle: 'Norvik Halden' }));
      expect(html).toContain('searchText=pads+Norvik+Halden+2019');
    },
    START_MS,
  );

  test(
    'a trouble code says what it means, and that a test comes before a purchase',
    async () => {
      const html = await pageOf({ troubleCode: { code: 'P0420', meaning: 'It means this.' } }, 'P0420');
      expect(wordsOf(html)).toContain('P0420: It means this.');
      expect(wordsOf(html)).toContain(text('results.advice'));
    },
    START_MS,
  );

  test(
    '[PLUS-054][PLUS-027] it says what to check first, and links the parts, most likely first',
    async () => {
      const likelyParts = ['Sensors', 'Converters'].map((name) => ({ name, searchText: `${name} Halden` }));
      const troubleCode = {
        code: 'P0420',
        meaning: 'It means this.',
        checks: 'Look here first.',
        likelyParts,
      };
      const html = await pageOf({ troubleCode }, 'P0420');
      expect(wordsOf(html)).toContain('Look here first.');
      expect(wordsOf(html)).toContain(text('results.likely'));
      const [first, second] = likelyParts.map(({ name }) => html.indexOf(`searchText=${name}+Halden`));
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(first ?? 0);
    },
    START_MS,
  );

  test(
    '[PLUS-054] the engine light asks for its code',
    async () => {
      const html = await pageOf({ asksForCode: true }, 'check+engine');
      expect(wordsOf(html)).toContain(text('results.enterCode'));
      expect(wordsOf(html)).toContain(text('results.enterCodeLead'));
    },
    START_MS,
  );

  test(
    '[PLUS-008] words that had no part in the search are said',
    async () => {
      const html = await pageOf({ ignoredWords: ['🔥', '5W-99'] });
      expect(wordsOf(html)).toContain(text('results.ignored', { words: '🔥, 5W-99' }));
    },
    START_MS,
  );

  test(
    '[PLUS-067] parts in place of an OE number say which',
    async () => {
      const number = '04465-02220';
      expect(wordsOf(await pageOf({ originalNumber: number }))).toContain(
        text('results.originalNumber', { number }),
      );
    },
    START_MS,
  );

  test(
    '[PLUS-008] next steps of an empty search are called what the server says they are, else what was meant',
    async () => {
      const nothing = { products: [], totalCount: 0, spellingHints: ['Tie rods'] };
      const hintsTitle = 'We don’t carry this part.';
      const { didYouMean } = strings[code].shelf;
      const named = wordsOf(await pageOf({ ...nothing, hintsTitle }, 'rack'));
      expect(named).toContain(`${hintsTitle} Tie rods`);
      expect(named).not.toContain(didYouMean);
      expect(wordsOf(await pageOf(nothing, 'tyrod'))).toContain(`${didYouMean} Tie rods`);
    },
    START_MS,
  );

  test(
    '[VALID-025] of nothing but signs nothing is left to search for, which the page says',
    async () => {
      const html = await pageOf({ products: [], totalCount: 0, spellingHints: ['Pads'] }, '');
      expect(wordsOf(html)).toContain(text('results.nothingTitle'));
      expect(html).toMatch(/href="\/searchresult\?searchText=Pads"/);
    },
    START_MS,
  );
});
