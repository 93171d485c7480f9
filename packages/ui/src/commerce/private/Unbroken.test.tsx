import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { Unbroken } from './Unbroken.tsx';

test.each([
  ['Ana · a@b.com · (901) 555-0100', '(901) 555-0100', 'Ana · a@b.com · <span>(901) 555-0100</span>'],
  ['Order US-1-2 placed', 'US-1-2', 'Order <span>US-1-2</span> placed'],
  ['Order US-1-2', 'US-9', 'Order US-1-2'],
  ['Ana', undefined, 'Ana'],
  ['Ana', '', 'Ana'],
])('of %j the number %j stays in one piece', (text, number, html) => {
  const { container } = render(<Unbroken text={text} number={number} />);
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe(html);
});
