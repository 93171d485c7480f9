import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { wholeNames } from './wholeNames.tsx';

test.each([
  ['Fits your CR-V', 'Fits your <span>CR-V</span>'],
  ['2018 Ford F-150 5.0L V8', '2018 Ford <span>F-150</span> 5.0L V8'],
  ['Mazda MX-5 ou T-Cross', 'Mazda <span>MX-5</span> ou <span>T-Cross</span>'],
  ['Motor oil, 5W-40, 1 qt', 'Motor oil, <span>5W-40,</span> 1 qt'],
  ['Aceite de motor, sintético, 1 L', 'Aceite de motor, sintético, <span>1 L</span>'],
  ['2 Largo', '2 Largo'],
  ['2018 Honda Civic', '2018 Honda Civic'],
  ['with four-wheel drive', 'with four-wheel drive'],
])('of %j no name is broken', (text, html) => {
  const { container } = render(<p>{wholeNames(text)}</p>);
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe(`<p>${html}</p>`);
});

test('a text without such a name stays one text', () => {
  expect(wholeNames('Fits your Civic')).toBe('Fits your Civic');
});
