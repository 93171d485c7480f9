import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { menuSections, promoAds, topNavSections } from './headerContent.ts';

test('sections of the menu keep their order, titles and links', () => {
  const links = [{ label: 'Brakes', href: '/parts/brakes' }];
  const menu = [
    { title: 'Parts', links },
    { title: 'Help', links: [] },
  ];
  expect(menuSections({ menu })).toEqual(menu);
});

test('[SHELL-016] entries of the top navigation open their children in place, with the target that content gives', () => {
  const link = (title: string) => ({ title, href: `/${title}` });
  const menuList = [
    {
      links: [
        { menu_link: link('brakes'), child_links: [{ menu_link: { ...link('pads'), drawing: 'pads' } }] },
        { menu_link: link('help'), target: '_blank', child_links: [] },
      ],
    },
  ];
  expect(topNavSections({ menuList })).toEqual([
    {
      links: [
        { label: 'brakes', href: '/brakes', children: [{ label: 'pads', href: '/pads', drawing: 'pads' }] },
        { label: 'help', href: '/help', target: '_blank', children: [] },
      ],
    },
  ]);
  expect(topNavSections(fixture('content.topNav'))[0]?.links[0]?.children).toHaveLength(1);
});

test('[SHELL-008] each line of an ad is a link only where it has an address', () => {
  const ads = [
    { heading: 'Brake week', headingLink: '/parts/brakes', label: 'all brakes' },
    { heading: 'Returns', label: 'in every store', labelLink: '/store' },
  ];
  expect(promoAds({ promoAds: ads })).toEqual([
    { heading: 'Brake week', headingHref: '/parts/brakes', label: 'all brakes' },
    { heading: 'Returns', label: 'in every store', labelHref: '/store' },
  ]);
});
