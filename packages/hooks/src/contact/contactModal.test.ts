import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { runMachine } from '../machine/machine.ts';
import { contactModal, initialContactModal } from './contactModal.ts';
import type { ContactModal, ContactModalEvent } from './contactModal.ts';

const modal = (facts: Partial<ContactModal>): ContactModal => ({ ...initialContactModal, ...facts });
const resting = { due: '' };
const row = (name: string, listed: Record<string, string | readonly [string, ...string[]]>) => ({
  ...listed,
  ...('due' in listed ? { due: name.replace(/, \w+ started$/, '') } : {}),
});

proveTransitions<ContactModal, ContactModalEvent>('[CONTENT-004] the contact modal', {
  reduce: contactModal,
  initial: initialContactModal,
  nameOf: ({ view, started }) => (started ? `${view}, ${started} started` : view),
  states: {
    closed: initialContactModal,
    menu: modal({ view: 'menu' }),
    survey: modal({ view: 'survey' }),
    'closed, chat started': modal({ started: 'chat' }),
    'menu, chat started': modal({ view: 'menu', started: 'chat' }),
    'survey, chat started': modal({ view: 'survey', started: 'chat' }),
    'closed, survey started': modal({ started: 'survey' }),
    'menu, survey started': modal({ view: 'menu', started: 'survey' }),
    'survey, survey started': modal({ view: 'survey', started: 'survey' }),
  },
  events: {
    // Far apart, so that no click is throttled.
    open: { type: 'open', at: Number.POSITIVE_INFINITY },
    startChat: { type: 'startChat', at: Number.POSITIVE_INFINITY },
    startSurvey: { type: 'startSurvey', at: Number.POSITIVE_INFINITY },
    back: { type: 'back' },
    close: { type: 'close' },
    due: { type: 'due' },
  },
  transitions: {
    closed: { open: 'menu' },
    menu: {
      startChat: ['menu, chat started', 'openChat', 'wait'],
      startSurvey: ['survey, survey started', 'wait'],
      close: 'closed',
    },
    survey: { back: 'menu', close: 'closed' },
    'closed, chat started': row('closed', { ...resting, open: 'menu, chat started' }),
    'menu, chat started': row('menu', {
      ...resting,
      startSurvey: ['survey, survey started', 'wait'],
      close: 'closed, chat started',
    }),
    'survey, chat started': row('survey', {
      ...resting,
      back: 'menu, chat started',
      close: 'closed, chat started',
    }),
    'closed, survey started': row('closed', { ...resting, open: 'menu, survey started' }),
    'menu, survey started': row('menu', {
      ...resting,
      startChat: ['menu, chat started', 'openChat', 'wait'],
      close: 'closed, survey started',
    }),
    'survey, survey started': row('survey', {
      ...resting,
      back: 'menu, survey started',
      close: 'closed, survey started',
    }),
  },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[CONTENT-006][CONST-035] a second click within 300 ms is none', () => {
  const opened: string[] = [];
  const machine = runMachine(contactModal, initialContactModal, ({ type }) => void opened.push(type));
  machine.send({ type: 'open', at: 1000 });
  machine.send({ type: 'startChat', at: 1299 });
  expect(opened).toEqual([]);
  machine.send({ type: 'startChat', at: 1300 });
  expect(opened).toEqual(['openChat']);
  machine.stop();
});

test('[CONTENT-006][CONST-036] what was started rests for 3 s', async () => {
  const machine = runMachine(contactModal, initialContactModal, () => undefined);
  machine.send({ type: 'open', at: 0 });
  machine.send({ type: 'startChat', at: 1000 });
  expect(machine.read().started).toBe('chat');
  await vi.advanceTimersByTimeAsync(2999);
  expect(machine.read().started).toBe('chat');
  await vi.advanceTimersByTimeAsync(1);
  expect(machine.read().started).toBeUndefined();
});
