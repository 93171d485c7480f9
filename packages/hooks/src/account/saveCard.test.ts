import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { saveCard } from './savedCards.ts';

const { client, sent } = answering();

test.each([
  ['its name and whether it is the default one', { nickname: 'Work', isDefault: 'true' }],
  ['no name where none is typed: one that is added again keeps its own', { nickname: '' }],
])('[PLUS-050] a card is added with %s', async (_, typed) => {
  // There is no answer here; the request is what is judged.
  await saveCard(client, { token: 't', ...typed }, '/account').catch(() => undefined);
  const { nickname } = typed;
  expect(sent.at(-1)).toHaveProperty(
    'input.body',
    nickname ? { token: 't', nickname, isDefault: true } : { token: 't' },
  );
});
