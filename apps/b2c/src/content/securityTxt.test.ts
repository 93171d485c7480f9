import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { openShop } from '../../test/shop.ts';
import { testApp } from '../../test/testApp.ts';
import { heldClock } from '../clock/clock.ts';
import { globalConfig } from './globalConfig.ts';
import { requireSecurityContact, securityTxt, securityTxtPath } from './securityTxt.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const named = (contact: string) => globalConfig({ values: { SECURITY_CONTACT: contact } });

test('names whom to tell of a vulnerability, until half a year from now', async () => {
  const config = named('security@shop.example, https://shop.example/report');
  const app = testApp({ db: database.db, config, clock: heldClock('2026-03-03T18:00:00.123Z') });
  securityTxt(app);
  const answer = await app.call(securityTxtPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:security@shop.example',
      'Contact: https://shop.example/report',
      'Expires: 2026-08-30T18:00:00Z',
      'Preferred-Languages: en, es, pt',
      '',
    ].join('\n'),
  );
});

test('the shop answers it where a contact is configured, and 404 elsewhere', async () => {
  const ask = async (contact?: string) => {
    const shop = await openShop(contact ? { config: named(contact) } : {}, database);
    const answer = await shop.b2c.fetch(new Request(`http://us.localhost${securityTxtPath}`));
    await shop.b2c.close();
    return [answer.status, (await answer.text()).split('\n')[0]];
  };
  expect(await ask('security@shop.example')).toEqual([200, 'Contact: mailto:security@shop.example']);
  expect((await ask())[0]).toBe(404);
});

test.each(['the desk', 'http://shop.example', 'a@b', 'security@shop.example\nExpires:now'])(
  'refuses %j',
  (contact) => {
    expect(() => requireSecurityContact({ config: named(contact) })).toThrow('SECURITY_CONTACT is');
  },
);
