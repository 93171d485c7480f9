import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { brands } from '../../test/sampleShop.ts';
import { defineShop } from '../defineShop.ts';
import { definePlugin, type ShopPlugin } from './definePlugin.ts';

const shop = { brands: { ironbay: { ...brands.ironbay, markets: ['us'] } }, markets: [us] };
const content = { read: async () => undefined };
const analytics = { consent: 'survey', scripts: ['https://heat.example/a.js'] } as const;
const plugin: ShopPlugin = { name: 'heat-map', analytics };
const calls = (...connect: string[]): ShopPlugin => ({ name: 'heat-map', csp: { connect } });

test.each<[string, readonly ShopPlugin[], string]>([
  [
    'another name',
    [{ ...plugin, name: 'Heat"] map' }],
    "Plugin 'Heat\"] map' needs a name of lower-case words",
  ],
  [
    'the same name',
    [plugin, plugin],
    "Plugin 'heat-map' is there twice. Give each plugin a name of its own.",
  ],
  ['nothing to do', [{ name: 'idle' }], "Plugin 'idle' does nothing. Give it at least one of csp, head"],
  [
    'no consent',
    [{ name: 'a', analytics: { scripts: analytics.scripts } as never }],
    "Plugin 'a' asks for consent to 'undefined'. Set analytics.consent to one of analytics,",
  ],
  ['no script', [{ name: 'a', analytics: { consent: 'survey' } }], "Plugin 'a' loads nothing."],
  [
    'plain http',
    [{ name: 'a', analytics: { ...analytics, scripts: ['http://heat.example/a.js'] } }],
    "Plugin 'a' loads 'http://heat.example/a.js'. Use an address that starts with https://.",
  ],
  [
    'a path',
    [calls('https://heat.example/a')],
    "Plugin 'heat-map' names 'https://heat.example/a' in csp.connect. Use an origin",
  ],
  ['any origin', [calls('https://*')], "names 'https://*' in csp.connect"],
  ['a whole country', [calls('https://*.example')], "names 'https://*.example' in csp.connect"],
  ['another policy', [calls("https://a.example; script-src 'unsafe-inline'")], 'in csp.connect'],
  [
    'scripts by a socket',
    [{ name: 'a', csp: { script: ['wss://a.example'] } }],
    "names 'wss://a.example' in csp.script",
  ],
  [
    'code in the head',
    [{ name: 'a', head: [{ link: { onload: 'x()' } }] }],
    "Plugin 'a' has 'onload' in head.",
  ],
  [
    'two contents',
    [
      { name: 'a', content },
      { name: 'b', content },
    ],
    "Plugins 'a' and 'b' both give content. Keep one of them.",
  ],
])('[PLUS-030][STATE-026] a plugin with %s is refused', (_, plugins, message) => {
  expect(() => defineShop({ ...shop, plugins })).toThrow(RangeError);
  expect(() => defineShop({ ...shop, plugins })).toThrow(message);
});

test('[PLUS-030] a plugin says all that it adds', () => {
  const plugins = [
    definePlugin({
      name: 'chat',
      csp: {
        connect: ['wss://live.chat.example', 'https://*.chat.example:8443'],
        frame: ['https://chat.example'],
      },
      head: [{ link: { rel: 'preconnect', href: 'https://chat.example' } }],
      analytics: { consent: 'survey', module: 'plugins/chat.ts' },
    }),
    definePlugin({ name: 'files', content: undefined }),
    definePlugin({ name: 'cms', content, errors: () => [] }),
  ];
  expect(defineShop({ ...shop, plugins }).plugins).toEqual(plugins);
});
