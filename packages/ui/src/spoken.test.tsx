import { virtual } from '@guidepup/virtual-screen-reader';
import { act, render as bare } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from '../test/render.tsx';
import { TestProvider } from '../test/TestProvider.tsx';
import { ChatWindow } from './commerce/Chat/ChatWindow.tsx';
import { CoreChip } from './commerce/Core/CoreChip.tsx';
import { chatMessages, chatWindow } from './commerce/fixtures/support.ts';
import { Price } from './commerce/Price/Price.tsx';
import { Button } from './components/Button/Button.tsx';
import { ComboBox } from './components/ComboBox/ComboBox.tsx';
import { Modal } from './components/Modal/Modal.tsx';
import { TextField } from './components/TextField/TextField.tsx';
import type { ToastRequest } from './components/Toast/toast.ts';
import { createToastQueue } from './components/Toast/toastQueue.ts';
import { ToastRegion } from './components/Toast/ToastRegion.tsx';
import { enUS } from './i18n/en-US.ts';
import { esMX } from './i18n/es-MX.ts';
import { ptBR } from './i18n/pt-BR.ts';

/** What a screen reader says, by a virtual one that reads the accessibility tree as ARIA defines it. */

afterEach(() => virtual.stop());

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 50))));

async function listenTo(page: ReactElement) {
  const result = render(page);
  await virtual.start({ container: document.body });
  return result;
}

/** Reads to the end of the page, each thing once. */
async function readOn(): Promise<string[]> {
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== 'end of document');
  return virtual.spokenPhraseLog();
}

test('[VALID-006] a field says its error before its help, and that it is invalid', async () => {
  await listenTo(
    <TextField
      label="ZIP code"
      description="Where your car is"
      errorMessage="ZIP code is 1 digit short."
      required
    />,
  );
  expect(await readOn()).toContain(
    'textbox, ZIP code, ZIP code is 1 digit short. Where your car is, invalid, required',
  );
});

describe('a notification is spoken when it comes, without its buttons', () => {
  async function spoken(request: ToastRequest): Promise<string[]> {
    const queue = createToastQueue();
    await listenTo(<ToastRegion queue={queue} />);
    await act(async () => void queue.add(request));
    await settle();
    return (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive):/.test(phrase));
  }

  test.each(['info', 'success'] as const)('[SHELL-045] %s waits for a pause', async (type) => {
    expect(await spoken({ text: 'Payment received', type })).toEqual(['polite: Payment received']);
  });

  test.each(['warning', 'error'] as const)('[SHELL-045] %s interrupts', async (type) => {
    const phrases = await spoken({ text: 'The card was declined', type });
    expect(new Set(phrases)).toEqual(new Set(['assertive: The card was declined']));
  });
});

describe('an amount is one phrase', () => {
  test.each([
    ['en-US', 'USD', enUS, ['Now $1,049.99', 'Was $1,164.99', '+ $22 core deposit, refunded on return']],
    [
      'es-MX',
      'MXN',
      esMX,
      ['Ahora $1,049.99', 'Antes $1,164.99', '+ $22 de depósito por casco, reembolsable'],
    ],
    [
      'pt-BR',
      'BRL',
      ptBR,
      ['Por R$ 1.049,99', 'De R$ 1.164,99', '+ R$ 22 de depósito da peça usada, reembolsável'],
    ],
  ])('in %s', async (locale, currency, strings, phrases) => {
    bare(
      <TestProvider locale={locale} currency={currency} strings={strings}>
        <Price minor={104999} wasMinor={116499} />
        <CoreChip minor={2200} />
      </TestProvider>,
    );
    await virtual.start({ container: document.body });
    expect((await readOn()).slice(1, -1)).toEqual(phrases);
  });
});

test('a dialog says its title when it opens and keeps the reader inside', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Button>Change store</Button>
      <Modal isOpen={isOpen} onClose={() => undefined} title="Choose a store">
        <p>Three near you</p>
      </Modal>
    </>
  );
  const { rerender } = await listenTo(page(false));
  await act(async () => rerender(page(true)));
  await settle();
  const phrases = await readOn();
  expect(phrases[1]).toBe('dialog, Choose a store');
  expect(phrases).toContain('button, Close');
  expect(phrases).toContain('Three near you');
  // The page behind is not there for as long.
  expect(phrases.join()).not.toContain('Change store');
});

test('a combo box says how many match, and each option as the arrows reach it', async () => {
  const options = [
    { id: 'halden', label: 'Halden' },
    { id: 'kestrel', label: 'Kestrel' },
    { id: 'norvik', label: 'Norvik' },
  ];
  await listenTo(<ComboBox label="Make" options={options} description="Type a part of it" />);
  await virtual.next();
  await virtual.next();
  expect(await virtual.lastSpokenPhrase()).toMatch(
    /^combobox, Make, Type a part of it, has popup listbox, not expanded/,
  );
  await virtual.type('e');
  await virtual.press('ArrowDown');
  await settle();
  expect(await virtual.spokenPhraseLog()).toContain('assertive: 2 options available.');
  expect(await virtual.lastSpokenPhrase()).toMatch(/expanded, active descendant Halden/);
  await virtual.press('ArrowDown');
  expect(await virtual.lastSpokenPhrase()).toMatch(/active descendant Kestrel/);
});

test('of a conversation only what is added is spoken, with who said it and when', async () => {
  const page = (messages: readonly (typeof chatMessages)[number][]) => (
    <ChatWindow {...chatWindow} state="open" talk={{ ...chatWindow.talk, messages }} />
  );
  const [first, second] = chatMessages;
  const { rerender } = await listenTo(page([first]));
  await act(async () => rerender(page([first, second])));
  await settle();
  const spoken = (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive):/.test(phrase));
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toMatch(/^polite: Dana 9:03 AM\s*They do\. The larger rotors/);
});
