import { expect, test } from 'vitest';
import { questionGroups, questionsWith } from './questionGroups.ts';

const groups = questionGroups([
  { kind: 'text', id: 't', title: 'Text', paragraphs: [] },
  {
    kind: 'accordion',
    id: 'orders',
    title: 'Orders',
    items: [
      { id: 'track', question: 'Onde está meu pedido?', answer: 'Acompanhe com o número.' },
      { id: 'pix', question: 'Como pago com Pix?', answer: 'Você recebe o código.' },
    ],
  },
]);

test.each([
  ['', ['track', 'pix']],
  ['NUMERO', ['track']],
  ['pago  codigo', ['pix']],
  ['frete', []],
])('[CONTENT-026] the words %j leave the questions %j, without case and accents', (typed, ids) => {
  expect(questionsWith(groups, typed).map(({ id, questions }) => [id, questions.map((it) => it.id)])).toEqual(
    [['orders', ids]],
  );
});
