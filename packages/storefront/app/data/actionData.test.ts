import { expect, test } from 'vitest';
import { textsOf } from './actionData.ts';

test('a line break of a post is one character, as in its field; a file is no text', () => {
  const form = new FormData();
  form.set('text', 'It fits.\r\nNo noise.\r\n');
  form.set('lines', 'a\nb');
  form.set('file', new Blob(['x']), 'x.txt');
  expect(textsOf(form)).toEqual({ text: 'It fits.\nNo noise.\n', lines: 'a\nb' });
});
