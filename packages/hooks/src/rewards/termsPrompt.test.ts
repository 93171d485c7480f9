import { expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { initialTermsPrompt, termsPrompt } from './termsPrompt.ts';
import type { TermsPrompt, TermsPromptEvent } from './termsPrompt.ts';

const prompted = [{ alertType: 'TC', status: 'PROMPT' }];

proveTransitions<TermsPrompt, TermsPromptEvent>('[REWARD-025][REWARD-026] the terms prompt', {
  reduce: termsPrompt,
  initial: initialTermsPrompt,
  nameOf: ({ status }) => status,
  states: {
    closed: initialTermsPrompt,
    open: { status: 'open', isFailed: false },
    accepting: { status: 'accepting', isFailed: false },
    declined: { status: 'declined', isFailed: false },
  },
  events: {
    alerts: { type: 'alerts', alerts: prompted },
    otherAlerts: { type: 'alerts', alerts: [{ alertType: 'OP', status: 'PROMPT' }] },
    doneAlerts: { type: 'alerts', alerts: [{ alertType: 'TC', status: 'DONE' }] },
    accept: { type: 'accept' },
    accepted: { type: 'accepted' },
    failed: { type: 'failed' },
    decline: { type: 'decline' },
  },
  transitions: {
    closed: { alerts: 'open' },
    open: {
      otherAlerts: 'closed',
      doneAlerts: 'closed',
      accept: ['accepting', 'acknowledge'],
      decline: 'declined',
    },
    accepting: { accepted: ['closed', 'refreshProfile'], failed: 'open' },
    declined: {},
  },
});

test('[REWARD-026] the acknowledgement names the alert, and a failure keeps the prompt', () => {
  const [accepting, acknowledge] = termsPrompt({ status: 'open', isFailed: true }, { type: 'accept' });
  expect(acknowledge).toEqual({ type: 'acknowledge', alertType: 'TC' });
  expect(termsPrompt(accepting, { type: 'failed' })[0]).toEqual({ status: 'open', isFailed: true });
});
