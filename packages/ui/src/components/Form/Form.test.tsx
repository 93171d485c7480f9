import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';
import type { FormRules } from './formRules.ts';
import { useCheckedForm } from './useCheckedForm.ts';

interface Issue {
  field: string;
  message: string;
}

const rules: FormRules<Issue> = {
  validate: ({ email, zip }) => ({
    issues: [
      ...(email === 'ana@example.com' ? [] : [{ field: 'email', message: 'Enter an email.' }]),
      ...(zip ? [] : [{ field: 'zip', message: 'required' }]),
    ],
  }),
};

const page = (props: Partial<FormProps<Issue>> = {}) => (
  <Form rules={rules} issueText={({ message }) => message} labels={{ zip: 'ZIP code' }} {...props}>
    {(field) => (
      <>
        <TextField label="Email" {...field('email')} />
        <TextField label="ZIP code" {...field('zip')} />
        <Button type="submit">Save</Button>
        <Button type="submit" formNoValidate>
          Later
        </Button>
        <Button>Help</Button>
      </>
    )}
  </Form>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The text that a screen reader says after the field's name. */
const descriptionOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const shows = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const focus = (control: HTMLElement) => act(() => control.focus());
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describeConformance(
  (props) => (
    <Form issueText={() => ''} {...props}>
      {(of) => <input id={of('email').id} />}
    </Form>
  ),
  {
    refInstanceof: HTMLFormElement,
  },
);

describe('an error', () => {
  test('[VALID-001] waits until the field was left', () => {
    render(page());
    focus(field('Email'));
    expect(shows('Email')).toBe(false);
    focus(field('ZIP code'));
    expect(shows('Email')).toBe(true);
    expect(shows('ZIP code')).toBe(false);
  });

  test('[VALID-002] hides while the field has the focus', () => {
    render(page());
    focus(field('Email'));
    focus(field('ZIP code'));
    focus(field('Email'));
    expect(shows('Email')).toBe(false);
  });

  test('[VALID-002] of a submit stays under the focus until the value changes', () => {
    render(page());
    save();
    focus(field('Email'));
    expect(shows('Email')).toBe(true);
    type('Email', 'ana');
    expect(shows('Email')).toBe(false);
    focus(field('ZIP code'));
    expect(shows('Email')).toBe(true);
  });

  test.each([
    ['an empty field', ''],
    ['a wrong value', 'ana'],
  ])('does not come, nor go, between press and release: %s', (_, text) => {
    vi.useFakeTimers();
    render(page());
    const button = screen.getByRole('button', { name: 'Help' });
    focus(field('ZIP code'));
    focus(field('Email'));
    type('Email', text);
    expect(shows('ZIP code')).toBe(true);
    fireEvent.mouseDown(field('ZIP code'));
    focus(field('ZIP code'));
    expect([shows('Email'), shows('ZIP code')]).toEqual([false, true]);
    fireEvent.mouseUp(field('ZIP code'));
    act(() => void vi.runAllTimers());
    expect([shows('Email'), shows('ZIP code')]).toEqual([true, false]);
    fireEvent.mouseDown(button);
    focus(button);
    expect(shows('ZIP code')).toBe(false);
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(shows('ZIP code')).toBe(false);
    act(() => void vi.runAllTimers());
    expect(shows('ZIP code')).toBe(true);
    vi.useRealTimers();
  });

  test('comes at once when the keyboard leaves its field for the button', () => {
    render(page());
    focus(field('Email'));
    focus(screen.getByRole('button', { name: 'Save' }));
    expect(shows('Email')).toBe(true);
  });

  test('follows a policy of the page in place of ours', () => {
    const policy = vi.fn(({ hasError }: { hasError: boolean }) => hasError);
    render(page({ shows: policy }));
    expect([shows('Email'), shows('ZIP code')]).toEqual([true, true]);
    expect(policy).toHaveBeenCalledWith(expect.objectContaining({ value: '', touched: false }));
  });
});

describe('a failed submit', () => {
  test('[PLUS-019][VALID-006] shows every error, and a summary with links takes the focus', () => {
    const onSubmit = vi.fn();
    render(page({ onSubmit }));
    save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect([shows('Email'), shows('ZIP code')]).toEqual([true, true]);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter an email.',
      'ZIP code: required',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'ZIP code: required' }));
    expect(document.activeElement).toBe(field('ZIP code'));
  });

  test('keeps its summary while one mends a field, and takes it away at the next submit', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(page({ onSubmit }));
    save();
    type('Email', 'ana@example.com');
    type('ZIP code', '92110');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    save();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('[VALID-006] without a summary the first field with an error takes the focus, each time', () => {
    render(page({ withSummary: false }));
    save();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field('Email'));
    type('Email', 'ana@example.com');
    save();
    expect(document.activeElement).toBe(field('ZIP code'));
    focus(field('Email'));
    save();
    expect(document.activeElement).toBe(field('ZIP code'));
  });

  test('is none with a button that asks for no look', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(page({ onSubmit }));
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('what the server found', () => {
  const emailIsMissing = { field: 'email', message: 'Enter an email.' };
  const issues = [{ field: 'zip', message: 'We do not deliver there.' }];

  test('[PLUS-019] shows at once, beside the field and in the summary', () => {
    render(page({ issues }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(shows('ZIP code')).toBe(true);
  });

  test('goes when its field changes, and does not come back with the next submit', () => {
    render(page({ issues, rules: { validate: () => ({ issues: [] }) } }));
    type('ZIP code', '92110');
    expect(shows('ZIP code')).toBe(false);
    fireEvent.submit(field('ZIP code').form!);
    expect(shows('ZIP code')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of a field that was changed does not come back with a submit that fails for another one', () => {
    render(page({ issues, rules: { validate: ({ email }) => ({ issues: email ? [] : [emailIsMissing] }) } }));
    type('ZIP code', '92110');
    save();
    expect([shows('Email'), shows('ZIP code')]).toEqual([true, false]);
  });

  test('of a password, which comes back empty, stands until it is typed again', () => {
    const isMissing = { field: 'zip', message: 'Enter a ZIP code.' };
    render(page({ issues, rules: { validate: ({ zip }) => ({ issues: zip ? [] : [isMissing] }) } }));
    expect(descriptionOf('ZIP code')).toContain('We do not deliver there.');
    type('ZIP code', '92110');
    type('ZIP code', '');
    save();
    expect(descriptionOf('ZIP code')).toContain('Enter a ZIP code.');
  });

  test('[VALID-006] without a summary its first field takes the focus', () => {
    render(page({ issues, withSummary: false, rules: undefined }));
    expect(document.activeElement).toBe(field('ZIP code'));
  });

  test('another answer shows again', () => {
    const { rerender } = render(page({ issues }));
    type('ZIP code', '92110');
    rerender(page({ issues: [...issues] }));
    expect(shows('ZIP code')).toBe(true);
  });
});

test('leaves the look to the browser before script, and takes it over then', async () => {
  const { renderToString } = await import('react-dom/server');
  const { TestProvider } = await import('../../../test/TestProvider.tsx');
  expect(renderToString(<TestProvider>{page()}</TestProvider>)).not.toContain('novalidate');
  render(page());
  expect(field('Email').form!.noValidate).toBe(true);
});

test('a reset takes every error away', () => {
  render(page());
  save();
  fireEvent.reset(field('Email').form!);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([shows('Email'), shows('ZIP code')]).toEqual([false, false]);
});

describe('useCheckedForm', () => {
  const upper = (text: string, caret: number) => ({ text: text.toUpperCase(), caret });

  function Place({ state = 'TN' }: { state?: string }) {
    const {
      formProps,
      field: of,
      values,
      setValue,
    } = useCheckedForm({
      id: 'place',
      issueText: () => '',
      start: { state },
      normalizers: { state: upper },
    });
    return (
      <form {...formProps}>
        <TextField label="State" {...of('state')} />
        <Button onClick={() => setValue('state', 'CA')}>Fill</Button>
        <output>{values['state']}</output>
      </form>
    );
  }

  test('reads what stands in the fields, and fills one that nobody stands in', () => {
    render(<Place />);
    expect(field('State').value).toBe('TN');
    fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(field('State').value).toBe('CA');
    expect(screen.getByRole('status').textContent).toBe('CA');
  });

  test('[VALID-004] starts with what is known in the form that it has when it is typed', () => {
    render(<Place state="tn" />);
    expect(field('State').value).toBe('TN');
  });

  test('[VALID-004] puts a text into form before anybody reads it', () => {
    render(<Place />);
    type('State', 'ca');
    expect(screen.getByRole('status').textContent).toBe('CA');
  });
});
