import { expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));
/** Asked for by a member, who is known only by header data. */
const cookie = 'preferredVehicleId=1';
const OWN = 'OWNW';

const rows = [
  ['cart.detail', '/cart', 'itemDescription'],
  ['rewards.account', '/wallet', 'rewardsCardNumber'],
  ['vehicles.list', '/user/myVehicle', 'vehicleName'],
] as const;

test.each(CODES.flatMap((code) => rows.map((row) => [code, ...row] as const)))(
  '[CONTENT-033] in %s what %s answers stands on %s, and comes with no other call',
  async (code, id, path, field) => {
    const { ask, outside, of } = await shopOf(sources, code, { flags: [] });
    const header = of('shell.header');
    const myAccountMap = { ...header.myAccountMap, anonymous: 'false' as const, rewardsId: '6000' };
    outside.answer('shell.header', { ...header, myAccountMap });
    const words = async () => wordsOf(mainOf((await ask(path, { cookie })).html));
    expect(await words()).not.toContain(OWN);
    const answer = JSON.stringify(of(id), (key, value: unknown) => (key === field ? OWN : value));
    outside.answer(id, JSON.parse(answer) as never);
    expect(await words()).toContain(OWN);
    outside.answer(id, new Error('away'));
    expect(await words()).not.toContain(OWN);
  },
  START_MS,
);

test.each(CODES)(
  '[CONTENT-033] the footer of %s has the content of a call of its own',
  async (code: Code) => {
    const item = { name: 'Own', label: OWN, CTALink: '/lp/one' };
    const footer = { footerTop: [], footerMiddle: [], footerBottom: [item] };
    const flags = ['BRAZIL_PHASE_TWO_ENABLED'];
    const { ask } = await shopOf(sources, code, { flags, content: { footer } });
    expect((await ask('/api/contentstack/footer')).html).toContain(OWN);
    expect(wordsOf(elementOf((await ask('/trackOrder')).html, /<footer[ >]/))).toContain(OWN);
  },
  START_MS,
);

test.each([
  [true, 'catalog.pageTypeByGateway'],
  [false, 'catalog.pageType'],
])(
  '[CATALOG-020][STATE-027] ACES_ENABLED %s asks by %s what stands at a path',
  async (isOn, id) => {
    const { ask, outside } = await shopOf(sources, 'us', { flags: isOn ? ['ACES_ENABLED'] : [] });
    await ask('/parts/of-another-kind');
    const ids = outside.calls.map((call) => call.id);
    expect(ids.filter((one) => one.startsWith('catalog.pageType'))).toEqual([id]);
  },
  START_MS,
);
