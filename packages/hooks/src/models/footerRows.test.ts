import type { FooterItem } from '@driveline/api';
import { expect, test } from 'vitest';
import { copyrightOf, footerRows, returnsNotice } from './footerRows.ts';

const item = (name: string, rest: Partial<FooterItem> = {}): FooterItem => ({
  name,
  label: name,
  CTALink: `/${name}`,
  ...rest,
});
const links = [{ label: 'Parts', href: '/parts' }];
const nothing = { footerTop: [], footerMiddle: [], footerBottom: [] };

test('[SHELL-066] without content there are no rows', () => {
  const none = { buttons: [], social: [], columns: [], otherSites: [], apps: [], lines: [] };
  expect(footerRows(undefined)).toEqual(none);
  expect(footerRows(nothing)).toEqual(none);
});

test('[SHELL-067] the store finder is a button, networks are icons', () => {
  const notice = item('Returns', { Icon: 'returns' });
  const footerTop = [notice, item('finder', { Icon: 'store' }), item('video', { Icon: 'youtube' })];
  const { buttons, social } = footerRows({ ...nothing, footerTop });
  expect([buttons, social].map((row) => row.map(({ name }) => name))).toEqual([['finder'], ['video']]);
});

test('[SHELL-055] the strip of the returns is an item of the first row, and none of its icons', () => {
  const notice = item('Returns', { Icon: 'returns', title: 'How' });
  expect(returnsNotice({ ...nothing, footerTop: [item('video'), notice] })).toBe(notice);
  expect(returnsNotice(nothing)).toBeUndefined();
  expect(returnsNotice(undefined)).toBeUndefined();
});

test('[SHELL-068] the display position decides between a column and the row of other sites', () => {
  const footerMiddle = [
    item('shop', { displayPosition: 'Vertical', title: 'Shop', middleLabelContent: links }),
    item('help', { middleLabelContent: links }),
    item('sites', { displayPosition: 'Horizontal', middleLabelContent: links }),
    item('pro', { displayPosition: 'Horizontal' }),
  ];
  const { columns, otherSites } = footerRows({ ...nothing, footerMiddle });
  expect(columns).toEqual([
    { title: 'Shop', links },
    { title: 'help', links },
  ]);
  expect(otherSites).toEqual([...links, { label: 'pro', href: '/pro' }]);
});

test('[SHELL-070] the last row has lines and the apps', () => {
  const footerBottom = [
    item('Company', { CTALink: '' }),
    item('App', { Icon: 'ios' }),
    item('Prices may differ'),
  ];
  const { apps, lines } = footerRows({ ...nothing, footerBottom });
  expect(apps.map(({ name }) => name)).toEqual(['App']);
  expect(lines).toEqual(['Company', 'Prices may differ']);
});

test.each([
  ['© Ironbay Parts, Inc.', '© 2026 Ironbay Parts, Inc.'],
  ['Ironbay Autopeças Ltda.', '© 2026 Ironbay Autopeças Ltda.'],
])('[SHELL-075] the copyright of %s has the year once', (line, dated) => {
  expect(copyrightOf(line, '2026-11-23')).toBe(dated);
});
