import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { TextField } from './TextField.tsx';

describeConformance((props) => <TextField label="ZIP code" name="zip" {...props} />, {
  refInstanceof: HTMLInputElement,
});

function describedBy(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('[VALID-003] a code of digits that is whole is told nothing', () => {
  render(<TextField label="Postal code" inputMode="numeric" maxLength={5} defaultValue="0310" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: '03100' } });
  expect([input.value, screen.queryByRole('status')]).toEqual(['03100', null]);
});

test('the label names the input', () => {
  render(<TextField label="Street" optional />);
  expect(screen.getByRole('textbox', { name: 'Street (optional)' })).toBeTruthy();
});

test('[VALID-006] help and error are tied to the input', () => {
  render(<TextField label="ZIP code" description="5 digits" errorMessage="ZIP code is 1 digit short." />);
  const input = screen.getByRole('textbox', { name: 'ZIP code' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toContain('ZIP code is 1 digit short.');
  expect(describedBy(input)).toContain('5 digits');
});

test('the server ties them too, for the time before script', () => {
  const html = renderToString(
    <TestProvider>
      <TextField label="ZIP code" errorMessage="ZIP code is 1 digit short." />
    </TestProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const ids = page.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => page.getElementById(id)?.textContent);
  expect(texts).toContain('ZIP code is 1 digit short.');
});

test('without an error the input is not invalid', () => {
  render(<TextField label="ZIP code" />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true');
});

test('[VALID-003] the length message informs when the limit is reached, and the value stays valid', () => {
  render(<TextField label="Name" maxLength={5} defaultValue="Sam" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(screen.queryByText('Maximum 5 characters')).toBeNull();
  fireEvent.change(input, { target: { value: 'Maria' } });
  expect(screen.getByRole('status').textContent).toBe('Maximum 5 characters');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  expect(input.maxLength).toBe(5);
});

describe('[VALID-004] what is typed is put into form', () => {
  const capitals = (text: string, caret: number) => ({
    text: text.replace(/[^a-z]/gi, '').toUpperCase(),
    caret: text.slice(0, caret).replace(/[^a-z]/gi, '').length,
  });
  const typed = (value: string, caret: number, isComposing = false) => {
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.input(input, { target: { value, selectionStart: caret, selectionEnd: caret }, isComposing });
    return [input.value, input.selectionStart];
  };

  test('before the form reads it, with the caret behind the same letters', () => {
    const read = vi.fn();
    render(<TextField label="Plate" normalize={capitals} onChange={(event) => read(event.target.value)} />);
    expect(typed('a-bc', 3)).toEqual(['ABC', 2]);
    expect(read).toHaveBeenCalledExactlyOnceWith('ABC');
  });

  test('its length counts in form', () => {
    render(<TextField label="Plate" normalize={capitals} maxLength={3} />);
    typed('a-b', 3);
    expect(screen.getByRole('status').textContent).toBe('');
    typed('a-b-c', 5);
    expect(screen.getByRole('status').textContent).toBe('Maximum 3 characters');
  });

  test('a sign that is still composed is left alone', () => {
    render(<TextField label="Plate" normalize={capitals} />);
    expect(typed('a´', 2, true)).toEqual(['a´', 2]);
  });
});

describe('the value belongs to the platform', () => {
  test('a form library may write to the element', () => {
    const { rerender } = render(<TextField label="City" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.value = 'San Diego';
    rerender(<TextField label="City" errorMessage="Check the city" />);
    expect(input.value).toBe('San Diego');
  });

  test('what was typed before hydration stays', async () => {
    const field = (
      <TestProvider>
        <TextField label="Email" name="email" />
      </TestProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(field);
    const input = container.querySelector('input');
    if (input) input.value = 'sam@example.com';
    const root = await act(async () => hydrateRoot(container, field));
    expect(container.querySelector('input')?.value).toBe('sam@example.com');
    await act(async () => root.unmount());
    container.remove();
  });

  test('and may be held by its parent', () => {
    const onChange = vi.fn();
    render(<TextField label="Phone" value="(619) 555-0142" onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: '1' } });
    expect(onChange).toHaveBeenCalledOnce();
    expect(input.value).toBe('(619) 555-0142');
  });
});

test('attributes of the input reach it', () => {
  render(<TextField id="zip" label="ZIP code" inputMode="numeric" autoComplete="postal-code" required />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input.id).toBe('zip');
  expect(input.getAttribute('inputmode')).toBe('numeric');
  expect(input.getAttribute('autocomplete')).toBe('postal-code');
  expect(input.required).toBe(true);
});

test('what a page says of the field besides is said after its error and help', () => {
  render(
    <TextField label="Email" description="For the receipt" errorMessage="Enter it" aria-describedby="more" />,
  );
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')!.split(' ');
  expect(ids).toHaveLength(3);
  expect(ids.at(-1)).toBe('more');
});
