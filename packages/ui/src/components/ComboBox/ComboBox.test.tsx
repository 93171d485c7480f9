import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { id: 'halden', label: 'Halden' },
  { id: 'kestrel', label: 'Kestrel', description: 'Also sold as Falke' },
  { id: 'norvik', label: 'Norvik' },
  { id: 'vega', label: 'Vega', isDisabled: true },
];

describeConformance((props) => <ComboBox label="Make" options={options} {...props} />, {
  refInstanceof: HTMLInputElement,
  ariaWords: ['Show suggestions'],
});

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Make' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(input(), { key });
    fireEvent.keyUp(input(), { key });
  });
const type = (value: string) =>
  act(async () => {
    input().focus();
    fireEvent.change(input(), { target: { value } });
  });
/** The option under the arrow keys; the focus itself stays in the input. */
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing narrows the list, arrows move in it, Enter chooses', async () => {
  const onValueChange = vi.fn();
  render(<ComboBox label="Make" options={options} onValueChange={onValueChange} />);
  await type('e');
  expect(names()).toEqual(['Halden', 'KestrelAlso sold as Falke', 'Vega']);
  await press('ArrowDown');
  expect(active()).toBe('Halden');
  await press('ArrowDown');
  expect(active()).toContain('Kestrel');
  // The last one cannot be chosen.
  await press('ArrowDown');
  expect(active()).toContain('Kestrel');
  await press('Enter');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('kestrel');
  expect(input().value).toBe('Kestrel');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the list and gives back what was chosen', async () => {
  render(<ComboBox label="Make" options={options} defaultValue="norvik" />);
  await type('ha');
  expect(names()).toEqual(['Halden']);
  await press('Escape');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(input().value).toBe('Norvik');
});

test.each([
  ['en-US', enUS, 'No matches'],
  ['es-MX', esMX, 'Sin resultados'],
])('says in %s that nothing matches', async (locale, strings, words) => {
  render(
    <TestProvider locale={locale} strings={strings}>
      <ComboBox label="Make" options={options} />
    </TestProvider>,
  );
  await type('zz');
  expect(screen.getByRole('listbox').textContent).toBe(words);
});

test('Mexican Spanish gets the Spanish of react-aria', () => {
  render(
    <TestProvider locale="es-MX" strings={esMX}>
      <ComboBox label="Make" options={options} />
    </TestProvider>,
  );
  expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^Mostrar/);
});

test('[VALID-006] help and error are tied to the input', () => {
  render(
    <ComboBox label="Make" options={options} description="As on the title" errorMessage="Choose a make." />,
  );
  const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain('Choose a make.');
  expect(words).toContain('As on the title');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('no words are no error', () => {
  render(<ComboBox label="Make" options={options} errorMessage="" />);
  expect(input().getAttribute('aria-invalid')).not.toBe('true');
});

test('the form sends the id, or the text where others are allowed', () => {
  const sent = (element: HTMLFormElement) => Object.fromEntries(new FormData(element));
  const { container, rerender } = render(
    <form>
      <ComboBox label="Make" name="make" options={options} defaultValue="norvik" />
    </form>,
  );
  expect(sent(container.querySelector('form')!)).toEqual({ make: 'norvik' });
  rerender(
    <form>
      <ComboBox key="other" label="Make" name="make" options={options} defaultValue="norvik" allowsOther />
    </form>,
  );
  expect(sent(container.querySelector('form')!)).toEqual({ make: 'Norvik' });
});

test('a server’s options are shown as they are', async () => {
  const onInputChange = vi.fn();
  render(<ComboBox label="Make" options={options.slice(0, 1)} isFiltered onInputChange={onInputChange} />);
  await type('chevy');
  expect(onInputChange).toHaveBeenCalledWith('chevy');
  expect(names()).toEqual(['Halden']);
});
