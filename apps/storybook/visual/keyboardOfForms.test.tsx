import {
  Alert,
  Button,
  Carousel,
  Checkbox,
  CopyButton,
  Disclosure,
  ErrorState,
  IconButton,
  Table,
} from '@driveline/ui';
import { RepairGuide } from '@driveline/ui/content';
import {
  AddressFields,
  CardFieldsFrame,
  DateField,
  ErrorSummary,
  Form,
  OneTimeCode,
  PasswordField,
  QuantityField,
  RadioCard,
  RadioCards,
  TaxDocumentFields,
  TextArea,
  TextField,
} from '@driveline/ui/forms';
import { br } from '@driveline/markets/br';
import { describe, expect, test, vi } from 'vitest';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';
import { pressRows } from './pressRows.tsx';

/** Keys of what a form is made of, and of the small things that are pressed. */

onEmptyPage();

const nothing = () => undefined;
const field = (name: string) => ({ id: name, name });
const districts = {
  values: ['Jardins', 'Pinheiros'],
  value: '',
  placeholder: 'Escolha',
  other: 'Outro bairro',
  back: 'Escolher da lista',
};

pressRows({
  AddressFields: {
    shown: (
      <AddressFields
        fields={[
          { name: 'zip', label: 'CEP', columns: 2 },
          { name: 'district', label: 'Bairro', columns: 3, choices: districts },
          {
            name: 'state',
            label: 'Estado',
            columns: 1,
            options: ['RJ', 'SP'].map((value) => ({ value, label: value })),
          },
        ]}
        field={field}
      />
    ),
    stops: ['CEP', 'Bairro', 'Estado'],
    does: { Bairro: ['p', 'set Pinheiros'], Estado: ['s', 'set SP'] },
  },
  Alert: {
    shown: (
      <Alert tone="info" actions={<Button>Undo</Button>} onDismiss={nothing}>
        Removed
      </Alert>
    ),
    stops: ['Undo', 'Close'],
    does: { Close: ['Enter', 'press'] },
  },
  Button: {
    shown: (
      <>
        <Button>Add</Button>
        <Button pending>Waits</Button>
        <Button disabled>Cannot</Button>
      </>
    ),
    stops: ['Add', 'Waits Please wait'],
    does: { Add: [' ', 'press'] },
  },
  CardFieldsFrame: {
    shown: <CardFieldsFrame label="Card" src={undefined} height={100} failure="No" onRetry={nothing} />,
    stops: ['Try again'],
    does: { 'Try again': ['Enter', 'press'] },
  },
  Carousel: {
    shown: (
      <Carousel label="Goes with it">
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>Ceramic brake pads, {at}</p>
        ))}
      </Carousel>
    ),
    stops: ['Goes with it', 'Previous', 'Next'],
  },
  Checkbox: {
    shown: <Checkbox>Keep me signed in</Checkbox>,
    stops: ['Keep me signed in'],
    does: { 'Keep me signed in': [' ', 'set true'] },
  },
  DateField: { shown: <DateField label="Bought on" />, stops: ['Bought on'] },
  Disclosure: {
    shown: <Disclosure summary="Core deposit">Refunded</Disclosure>,
    stops: ['Core deposit'],
    does: { 'Core deposit': [' ', 'open'] },
  },
  ErrorState: {
    shown: <ErrorState title="Not loaded" onRetry={nothing} />,
    stops: ['Try again'],
    does: { 'Try again': ['Enter', 'press'] },
  },
  IconButton: {
    shown: <IconButton label="Close">×</IconButton>,
    stops: ['Close'],
    does: { Close: [' ', 'press'] },
  },
  RepairGuide: {
    shown: (
      <RepairGuide
        guide={{
          drawing: 'rotor',
          difficulty: 'easy',
          minutes: 30,
          tools: [],
          parts: [],
          cautions: [],
          steps: [],
          table: { title: 'Torque', columns: ['Bolt', 'Value'], rows: [['Wheel nut', '80 lb-ft']] },
        }}
      />
    ),
    stops: ['Torque'],
  },
  Table: {
    shown: (
      <Table caption="Years">
        <tbody>
          <tr>
            <td>Norvik</td>
          </tr>
        </tbody>
      </Table>
    ),
    stops: ['Years'],
  },
  TaxDocumentFields: {
    shown: (
      <TaxDocumentFields
        document={br.taxDocument!}
        field={field}
        values={{ invoice: 'true' }}
        box={{ name: 'invoice', isTicked: true }}
      />
    ),
    stops: ['I need an invoice', 'Tax ID'],
    does: { 'I need an invoice': [' ', 'set false'] },
  },
  TextArea: { shown: <TextArea label="Message" />, stops: ['Message'] },
  TextField: { shown: <TextField label="Email" />, stops: ['Email'] },
});

describe('QuantityField', () => {
  const input = () => document.querySelector('input')!;

  test('Tab reaches both buttons and the number; arrows count, Enter settles', async () => {
    const onValueChange = vi.fn<(quantity: number) => void>();
    await show(<QuantityField defaultValue={2} max={3} onValueChange={onValueChange} />);
    button('Before').focus();
    await press('Tab', 'Tab');
    expect(document.activeElement).toBe(input());
    await press('ArrowUp', 'Enter');
    expect(onValueChange.mock.calls).toEqual([[3]]);
    await press('ArrowUp');
    expect(input().value).toBe('3');
  });

  test('a button at its bound keeps the focus and does nothing', async () => {
    const onValueChange = vi.fn<(quantity: number) => void>();
    await show(<QuantityField defaultValue={2} onValueChange={onValueChange} />);
    button('Before').focus();
    await press('Tab', 'Enter', ' ');
    expect(onValueChange.mock.calls).toEqual([[1]]);
    expect(focused()).toBe('Decrease quantity');
  });
});

test('OneTimeCode: one stop; digits alone are taken, and the last one completes it', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  await show(<OneTimeCode label="Code" onComplete={onComplete} />);
  button('Before').focus();
  await press('Tab');
  for (const key of '12-34a56') await press(key);
  expect(onComplete.mock.calls).toEqual([['123456']]);
  await press('Tab');
  expect(focused()).toBe('After');
});

test('PasswordField: its button shows and hides what is typed, and keeps the focus', async () => {
  await show(<PasswordField label="Password" />);
  const input = document.querySelector('input')!;
  button('Before').focus();
  await press('Tab', 'a', 'b', 'Tab', ' ');
  expect([input.type, input.value]).toEqual(['text', 'ab']);
  await press('Enter');
  expect(input.type).toBe('password');
  expect(document.activeElement?.localName).toBe('button');
});

test('CopyButton: Space copies, says so, and the focus stays', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<CopyButton value="00020126">Copy the Pix code</CopyButton>);
  button('Before').focus();
  await press('Tab', ' ');
  expect(writeText).toHaveBeenCalledWith('00020126');
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('Copied');
  expect(focused()).toBe('Copy the Pix code');
  writeText.mockRestore();
});

test('RadioCard: Space chooses it', async () => {
  await show(
    <RadioCards legend="Way" name="way">
      <RadioCard value="a" label="Pick up" />
    </RadioCards>,
  );
  button('Before').focus();
  await press('Tab', ' ');
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('a');
});

test('ErrorSummary: takes the focus, and Enter on a fault leads to its field', async () => {
  await show(
    <>
      <ErrorSummary errors={[{ fieldId: 'zip', label: 'ZIP', message: '1 digit short' }]} />
      <TextField id="zip" label="ZIP" />
    </>,
  );
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await press('Tab', 'Enter');
  expect(focused()).toBe('ZIP');
});

test('Form: Enter in a field sends it; what is wrong takes the focus, and nothing is sent', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  await show(
    <Form
      rules={{ validate: ({ email }) => ({ issues: email ? [] : [{ field: 'email' }] }) }}
      issueText={() => 'Enter an email'}
      onSubmit={onSubmit}
    >
      {(of) => <TextField label="Email" {...of('email')} />}
    </Form>,
  );
  const input = document.querySelector('input')!;
  input.focus();
  await press('Enter');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
  await press('Tab', 'Enter');
  expect(document.activeElement).toBe(input);
  await press('a', 'Enter');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Carousel: arrows and its buttons move it, and a button at the end keeps the focus', async () => {
  await show(
    <Carousel label="Pictures" show="one">
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
  const row = document.querySelector('ul')!;
  button('Before').focus();
  await press('Tab', 'ArrowRight');
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0);
  button('Next').focus();
  for (let step = 0; step < 3; step += 1) await press('Enter');
  await expect.poll(() => button('Next').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Next'));
  await press('{Shift>}{Tab}{/Shift}', ' ');
  await expect.poll(() => row.scrollLeft).toBe(0);
});

test('TextArea: Enter begins a line and sends nothing', async () => {
  await show(<TextArea label="Message" />);
  document.querySelector('textarea')!.focus();
  await press('a', 'Enter', 'b');
  expect(document.querySelector('textarea')!.value).toBe('a\nb');
});
