import { expect, test } from 'vitest';
import { untoldNames } from './shopNames.mjs';

const former = {
  slots: { 'a.b': 'a.c' },
  props: { 'a.c.old': null },
  sections: {},
  routes: {},
  words: { 'cart.name': 'cart.title' },
};

test.each([
  ['a renamed slot with its line', ['slot a.b'], []],
  ['a removed slot', ['slot x.y'], ['slot x.y']],
  ['a removed prop with its line', ['slot a.c.old: string'], []],
  ['a removed prop', ['slot a.c.gone: string'], ['prop a.c.gone']],
  ['a renamed word with its line', ['word cart.name count'], []],
  ['a word with other arguments', ['word cart.title count'], []],
  ['a removed word', ['word cart.gone'], ['word cart.gone']],
  ['a route at another path', ['route stores: /store'], []],
  ['a removed route', ['route fax: /fax'], ['route fax']],
  ['a removed section', ['section home.tiles'], ['section home.tiles']],
  ['an export', ['. type A: string'], []],
])('[PLUS-030] %s', (_, gone, untold) => {
  const present = ['slot a.c', 'slot a.c.kept: string', 'word cart.title', 'route stores: /shops'];
  expect(untoldNames(gone, present, former)).toEqual(untold);
});
