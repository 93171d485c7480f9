import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { runMachine } from '../machine/machine.ts';
import { agentCount, chatAvailability, initialChatAvailability } from './chatAvailability.ts';
import type { ChatAvailability, ChatAvailabilityEvent } from './chatAvailability.ts';
import { initialProactiveChat, mayProposeChat, proactiveChat } from './proactiveChat.ts';
import type { ProactiveChat, ProactiveChatEvent } from './proactiveChat.ts';

const agents = (count: number) => `<?xml version="1.0"?><agents><count>${count}</count></agents>`;
const availability = (facts: Partial<ChatAvailability>): ChatAvailability => ({
  ...initialChatAvailability,
  intervalMs: 30_000,
  ...facts,
});
const nameOf = ({ requestStatus, checksLeft }: ChatAvailability) =>
  requestStatus === 'idle' ? 'idle' : `${requestStatus}${checksLeft > 0 ? '' : ', last'}`;

proveTransitions<ChatAvailability, ChatAvailabilityEvent>(
  '[CONTENT-008][CONTENT-009][CONTENT-012] agent availability',
  {
    reduce: chatAvailability,
    initial: initialChatAvailability,
    nameOf,
    states: {
      idle: initialChatAvailability,
      loading: availability({ requestStatus: 'loading', checksLeft: 2 }),
      'loading, last': availability({ requestStatus: 'loading' }),
      success: availability({ requestStatus: 'success', checksLeft: 2 }),
      'success, last': availability({ requestStatus: 'success' }),
      error: availability({ requestStatus: 'error', checksLeft: 2 }),
      'error, last': availability({ requestStatus: 'error' }),
    },
    events: {
      start: { type: 'start' },
      startOnCircular: { type: 'start', isCircular: true },
      startWithoutInterval: { type: 'start', intervalS: 0 },
      answered: { type: 'answered', xml: agents(1) },
      failed: { type: 'failed', error: new Error('x') },
      due: { type: 'due' },
      stop: { type: 'stop' },
    },
    transitions: {
      idle: {
        start: ['loading', 'check'],
        startOnCircular: ['loading, last', 'check'],
        startWithoutInterval: ['loading, last', 'check'],
      },
      loading: {
        answered: ['success', 'wait'],
        failed: ['error', 'warn', 'wait'],
        stop: ['idle', 'stopWaiting'],
      },
      'loading, last': {
        answered: 'success, last',
        failed: ['error, last', 'warn'],
        stop: ['idle', 'stopWaiting'],
      },
      success: { due: ['loading|loading, last', 'check'], stop: ['idle', 'stopWaiting'] },
      'success, last': { stop: ['idle', 'stopWaiting'] },
      error: { due: ['loading|loading, last', 'check'], stop: ['idle', 'stopWaiting'] },
      'error, last': { stop: ['idle', 'stopWaiting'] },
    },
    holds: ({ requestStatus, status }) => requestStatus !== 'error' || !status,
  },
);

test.each([
  [agents(2), 2],
  [agents(0), 0],
  ['<agents><c:count unit="1"> 7 </c:count></agents>', 7],
  ['<agents/>', 0],
  ['', 0],
  ['<agents><count>many</count></agents>', 0],
])('[CONTENT-011] %s counts %d agents', (xml, count) => expect(agentCount(xml)).toBe(count));

describe('polling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function checksWithin(seconds: number, start: Partial<ChatAvailabilityEvent> = {}) {
    let checks = 0;
    const machine = runMachine(chatAvailability, initialChatAvailability, (effect, send) => {
      if (effect.type === 'check') {
        checks += 1;
        send({ type: 'answered', xml: agents(1) });
      }
    });
    machine.send({ type: 'start', ...start } as ChatAvailabilityEvent);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(machine.read().status).toBe(true);
    return checks;
  }

  test('[CONTENT-009][CONST-033][CONST-034] asks every 30 s, for 180 s in all', async () => {
    expect(await checksWithin(29)).toBe(1);
    expect(await checksWithin(30)).toBe(2);
    expect(await checksWithin(200)).toBe(7);
  });

  test('[CONTENT-009] asks by the config’s figures', async () => {
    expect(await checksWithin(200, { intervalS: 10, totalS: 40 })).toBe(5);
  });

  test('[CONTENT-010] asks once on the circular page', async () => {
    expect(await checksWithin(200, { isCircular: true })).toBe(1);
  });

  test('[CONTENT-012] a failed check warns, says false, and the next one is made', async () => {
    const warnings: unknown[] = [];
    const machine = runMachine(chatAvailability, initialChatAvailability, (effect) => {
      if (effect.type === 'warn') warnings.push(effect.error);
    });
    machine.send({ type: 'start' });
    machine.send({ type: 'failed', error: 'away' });
    expect(machine.read()).toMatchObject({ requestStatus: 'error', status: false });
    expect(warnings).toEqual(['away']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(machine.read().requestStatus).toBe('loading');
    machine.stop();
  });
});

const NOW = 1_700_000_000_000;
const proposed = {
  isEnabled: true,
  agentsAvailable: true,
  isBot: false,
  width: 720,
  path: '/',
  now: NOW,
  expiry: null,
};

describe('[CONTENT-016][CONTENT-017] a chat is proposed', () => {
  test('when all holds', () => expect(mayProposeChat(proposed)).toBe(true));
  test('after the time of rest', () => {
    expect(mayProposeChat({ ...proposed, expiry: String(NOW) })).toBe(true);
    expect(mayProposeChat({ ...proposed, expiry: 'nonsense' })).toBe(true);
  });
  test.each([
    ['while the flag is off', { isEnabled: false }],
    ['without agents', { agentsAvailable: false }],
    ['to a bot', { isBot: true }],
    ['on a phone', { width: 719 }],
    ['on the cart', { path: '/cart' }],
    ['in the checkout', { path: '/checkout' }],
    ['in the chat', { path: '/chat' }],
    ['within the time of rest', { expiry: String(NOW + 1) }],
  ])('not %s', (_, facts) => expect(mayProposeChat({ ...proposed, ...facts })).toBe(false));
});

proveTransitions<ProactiveChat, ProactiveChatEvent>('[CONTENT-016][CONTENT-017] the proactive pop-up', {
  reduce: proactiveChat,
  initial: initialProactiveChat,
  nameOf: (state) => state,
  states: { away: 'away', waiting: 'waiting', shown: 'shown', over: 'over' },
  events: {
    situation: { type: 'situation', situation: proposed },
    noAgents: { type: 'situation', situation: { ...proposed, agentsAvailable: false } },
    onCart: { type: 'situation', situation: { ...proposed, path: '/cart' } },
    suppressed: { type: 'situation', situation: { ...proposed, expiry: String(NOW + 1) } },
    due: { type: 'due' },
    close: { type: 'close' },
  },
  transitions: {
    away: { situation: ['waiting', 'wait'] },
    waiting: {
      noAgents: ['away', 'stopWaiting'],
      onCart: ['away', 'stopWaiting'],
      suppressed: ['away', 'stopWaiting'],
      due: ['shown', 'suppress'],
    },
    shown: { close: 'over', onCart: 'over' },
    over: {},
  },
});

test('[CONTENT-016][CONTENT-017][CONST-031][CONST-032] it shows after 30 s and rests for 30 days', async () => {
  vi.useFakeTimers();
  const rests: number[] = [];
  const machine = runMachine(proactiveChat, initialProactiveChat, (effect) => void rests.push(effect.ms));
  machine.send({ type: 'situation', situation: proposed });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(machine.read()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(machine.read()).toBe('shown');
  expect(rests).toEqual([30 * 24 * 3_600_000]);
  vi.useRealTimers();
});
