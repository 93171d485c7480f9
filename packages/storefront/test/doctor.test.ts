import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets as shipped, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { nodeFaults } from '../cli/checks/packageFaults.ts';
import { logoFaults, themeFaults, wordFaults } from '../cli/checks/shopFaults.ts';
import { databaseFaults, moneyFaults, settingFaults } from '../server/deploymentFaults.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { doctorFolder } from './doctorFolder.ts';
import { sampleShopFolder, shop } from './sampleShop.ts';

const folder = doctorFolder();
const { write, installed } = folder;

function doctor(folder: string, env: NodeJS.ProcessEnv = {}) {
  const command = join(import.meta.dirname, '..', 'cli', 'main.ts');
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=@driveline/source', command, 'doctor'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
  return { status, stdout };
}

test('the sample shop has nothing to mend', () => {
  const { status, stdout } = doctor(sampleShopFolder);
  expect(stdout).toMatch(
    /^The shop as it is worked on; NODE_ENV=production checks it as served\.\n\nok {5}Node\n[^]*\n\nNothing to mend\.\n$/,
  );
  expect(stdout).not.toContain('wrong');
  expect(status).toBe(0);
});

test('each thing that is wrong is said with how to mend it, and the exit code is 1', () => {
  cpSync(join(import.meta.dirname, 'routesShop'), folder.root, { recursive: true });
  installed();
  const config = `
import { us } from '@driveline/markets';
import { brands } from '${join(import.meta.dirname, 'sampleShop.ts')}';
export const shop = {
  brands: { ironbay: { ...brands.ironbay, markets: ['us'], logos: import.meta.dirname + '/pages' } },
  markets: [us],
  routes: { changes: { vinDecoder: false } },
};`;
  write({ 'shop.config.ts': config });
  const { status, stdout } = doctor(folder.root, { BRAND: 'verdane' });
  expect(stdout).toContain('links to /vin-decoder, a route that the shop removes. Take the link out,');
  expect(stdout).toContain("Brand 'ironbay' has no logo 'icon'. Put icon.svg into");
  expect(stdout).toContain("There is no brand 'verdane'. The shop has ironbay. Set BRAND to one of them.");
  expect(stdout).toMatch(/\n5 to mend\.\n$/);
  expect(status).toBe(1);
});

test.each([
  ['export const store = {};', 'shop.config.ts exports no shop.'],
  ['export const shop = { brands: {}, markets: [] };', 'The shop has no brand.'],
  ["throw new Error('not today');", 'not today'],
  [undefined, 'There is no shop.config.ts in'],
])('a shop that does not load (%s) is told so, and the rest is left', (config, words) => {
  installed();
  if (config) write({ 'shop.config.ts': config });
  const { status, stdout } = doctor(folder.root, { NODE_ENV: 'production' });
  expect(stdout).toMatch(/^The shop as it is served\.\n/);
  expect(stdout).toContain(`wrong  shop.config.ts\n         ${words}`);
  expect(stdout).toMatch(/1 to mend\. The rest is looked at once the shop loads\.\n$/);
  expect(status).toBe(1);
});

const [first] = Object.values(shop.brands);
const brands = { ironbay: first! };
const land: Market = { ...us, code: 'land' };
const inLand = { ironbay: { ...first!, markets: ['land'] } };
const faint = { ...first!.theme, light: { ...first!.theme.light, star: '#eeeeee' } };
const withTheme = (theme: typeof faint) => ({ ...shop, brands: { ironbay: { ...first!, theme } } });
function configFile(name: string, value: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'driveline-config-')), 'config.json');
  writeFileSync(file, JSON.stringify({ values: { [name]: value } }));
  return file;
}
const nowhere = '127.0.0.1:1';
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'orders@shop.example',
  ALLOWED_HOSTS: 'shop.example',
  CONFIG_FILE: configFile('SECURITY_CONTACT', 'security@shop.example'),
};
const weak = 'Give it at least 32 random characters';

type Broken = readonly [what: string, faults: () => unknown, words: RegExp | string | undefined];

test.each<Broken>([
  ['an old Node', () => nodeFaults('22.18.0'), 'This is Node 22.18.0, and a shop needs >=24.7. Install'],
  [
    'a theme by hand that is faint',
    () => themeFaults(withTheme(faint)),
    /Theme 'ironbay', light: star on surfaceBase has a contrast of \d\.\d+, and needs 3\./,
  ],
  ['themes as they are', () => themeFaults(shop), undefined],
  ['logos as they are', () => logoFaults(shop), undefined],
  [
    'a market that shows another logo',
    () => logoFaults({ brands, markets: [{ ...us, logo: { ...us.logo, variant: 'wide' as 'full' } }] }),
    "has no logo 'wide'. Put wide.svg into",
  ],
  [
    'a locale without words',
    () => wordFaults({ brands, markets: [{ ...us, locale: 'fr-CA', otherLocales: [] }] }),
    "Driveline has no words in 'fr-CA', and the shop's messages for it lack",
  ],
  [
    'words that nobody wrote',
    () =>
      wordFaults({
        brands,
        markets: [
          { ...us, otherLocales: [], phone: { ...us.phone, labelKey: us.phone.labelKey.slice(0, -1) } },
        ],
      }),
    `which do not exist. Did you mean '${us.phone.labelKey}'?`,
  ],
  ['words as they are', () => wordFaults(shop), undefined],
  [
    'a market without figures',
    () => moneyFaults({ brands: inLand, markets: [land] }, {}),
    /^These markets lack terms:\n- land: tax \(.*\), delivery \(.*\), prices \(.*\), rewards \(.*\), seed \(.*\)\nThe server has no defaults/,
  ],
  [
    'a market without figures, elsewhere',
    () => moneyFaults({ brands: inLand, markets: [land] }, { B2C_ORIGIN: 'http://b2c' }),
    undefined,
  ],
  [
    'a market without figures that another brand sells in',
    () =>
      moneyFaults(
        { brands: { ironbay: first!, other: { ...first!, markets: ['land'] } }, markets: [us, land] },
        { BRAND: 'ironbay' },
      ),
    undefined,
  ],
  ['figures as they are', () => moneyFaults({ brands, markets: shipped }, {}), undefined],
  ['no settings', () => settingFaults(shop, {}), undefined],
  [
    'a brand that the shop does not have',
    () => settingFaults(shop, { BRAND: 'acme' }),
    "There is no brand 'acme'. The shop has ironbay, verdane. Set BRAND to one of them.",
  ],
  [
    'a pinned market without a record',
    () => settingFaults(shop, { MARKET: 'ca' }),
    "There is no market 'ca'. Use one of us, mx, br. MARKET names it.",
  ],
  [
    'a host of such a market',
    () => settingFaults(shop, { MARKET_HOSTS: 'a.example=us,b.example=ca' }),
    'MARKET_HOSTS or MARKET_PORTS names it.',
  ],
  [
    'a port of such a market',
    () => settingFaults(shop, { MARKET_PORTS: '3001=ca' }),
    'MARKET_HOSTS or MARKET_PORTS names it.',
  ],
  ['production', () => settingFaults(shop, production), undefined],
  [
    'production without mail',
    () => settingFaults(shop, { ...production, SMTP_URL: '' }),
    'SMTP_URL is not set: mail would be kept in a folder',
  ],
  [
    'production that names nobody to report a vulnerability to',
    () => settingFaults(shop, { ...production, CONFIG_FILE: '' }),
    'SECURITY_CONTACT is not set: /.well-known/security.txt answers 404',
  ],
  [
    'production that names nobody whom one can write to',
    () => settingFaults(shop, { ...production, CONFIG_FILE: configFile('SECURITY_CONTACT', 'the desk') }),
    "SECURITY_CONTACT is 'the'. Give it an email address",
  ],
  [
    'production that answers every host',
    () => settingFaults(shop, { ...production, ALLOWED_HOSTS: '' }),
    'ALLOWED_HOSTS is not set: the shop answers every host',
  ],
  [
    'production without a secret for its database',
    () => settingFaults(shop, { ...production, DATABASE_URL: 'postgres://a' }),
    `SESSION_SECRET is missing. ${weak}`,
  ],
  [
    'production with a weak secret',
    () => settingFaults(shop, { ...production, METRICS_TOKEN: 'a' }),
    `METRICS_TOKEN is too weak. ${weak}`,
  ],
  [
    'a new key that is too short',
    () => settingFaults(shop, { ...production, SESSION_SECRET: `b:short,${'0123456789abcdef'.repeat(2)}` }),
    `SESSION_SECRET is too weak: key 'b'. ${weak}`,
  ],
  [
    'two keys with one id',
    () =>
      settingFaults(shop, {
        ...production,
        SESSION_SECRET: `b:${'0123456789abcdef'.repeat(2)},b:${'fedcba9876543210'.repeat(2)}`,
      }),
    "SESSION_SECRET names key 'b' twice. Give each key an id of its own.",
  ],
  [
    'production before a server of its own',
    () =>
      settingFaults(shop, {
        NODE_ENV: 'production',
        B2C_ORIGIN: 'http://b2c',
        ALLOWED_HOSTS: 'a.example',
      }),
    undefined,
  ],
  [
    'a logo folder that is not there',
    async () => {
      try {
        return logoFaults({ ...shop, brands: { ironbay: { ...first!, logos: '/nowhere' } } });
      } catch (error) {
        return [(error as Error).message];
      }
    },
    "Brand 'ironbay' has its logos in /nowhere, which is no folder.",
  ],
  ['no database', () => databaseFaults({}), undefined],
  [
    'a database that nobody serves',
    () => databaseFaults({ DATABASE_URL: `postgres://a@${nowhere}/a` }),
    /The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  [
    'a replica that nobody serves',
    async () => {
      const at = `postgres://a@${nowhere}/a`;
      return (await databaseFaults({ DATABASE_URL: at, DATABASE_READ_URL: at })).slice(1);
    },
    /The database of DATABASE_READ_URL cannot be used: .*ECONNREFUSED/,
  ],
])('%s', async (_what, faults, words) => {
  const said = (await faults()) as string[];
  if (words === undefined) expect(said).toEqual([]);
  else
    expect(said).toEqual([
      expect.stringMatching(words instanceof RegExp ? words : new RegExp(words.replace(/[.?()]/g, '\\$&'))),
    ]);
});

test('a setting that makes no sense is refused as the server refuses it', () => {
  expect(() => settingFaults(shop as ShopConfig, { PORT: 'web' })).toThrow("PORT is 'web'");
  expect(() => settingFaults(shop, { B2C_ORIGIN: 'b2c.example' })).toThrow("B2C_ORIGIN names 'b2c.example'");
  expect(() => settingFaults(shop, { DATABASE_URL: 'db.example/a?password=hidden' })).toThrow(
    /^DATABASE_URL is no address\. Give it one such as postgres:\/\/user@db\.example\/shop\.$/,
  );
});

test('what a file holds that is no configuration is not said', () => {
  write({ '.env': 'SESSION_SECRET=hidden' });
  const words = (CONFIG_FILE: string) => {
    try {
      return String(settingFaults(shop, { CONFIG_FILE }));
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const file of [join(folder.root, '.env'), join(folder.root, 'none.json')])
    expect(words(file)).toBe(`CONFIG_FILE names '${file}', which cannot be read as JSON. Name a JSON file.`);
});
