import { br, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { busyPage } from './busyPage.ts';

test('the page of a busy server says so in the language of its market', async () => {
  const answer = busyPage(br);
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '2']);
  expect(await answer.text()).toMatch(/<html lang="pt-BR">.*<h1>Estamos com muitos acessos agora<\/h1>/);
});

test('in the words of a shop, which are text there', async () => {
  const words = { 'fr-US': { 'busyPage.title': 'Trop de <visites>', 'busyPage.text': 'Un instant.' } };
  const own = { ...us, locale: 'fr-US', words };
  expect(await busyPage(own).text()).toMatch(/<h1>Trop de &lt;visites&gt;<\/h1><p>Un instant\.<\/p>/);
});
