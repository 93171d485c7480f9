import { CONTACT_CLICK_MS } from '../constants.ts';
import type { Due, Step, Wait } from '../machine/machine.ts';

/** CONTENT-004, CONTENT-006: the contact modal, and its controls that rest after a start. */
export interface ContactModal {
  readonly view: 'closed' | 'menu' | 'survey';
  /** What was started a moment ago: its control is disabled for 3 s. */
  readonly started: 'chat' | 'survey' | undefined;
  /** Of the last click that counted, in milliseconds since 1970. */
  readonly clickedAt: number | undefined;
}

export type ContactModalEvent =
  /** `at` in milliseconds since 1970: a second click within 300 ms is none. */
  | { readonly type: 'open' | 'startChat' | 'startSurvey'; readonly at: number }
  | { readonly type: 'back' | 'close' }
  | Due;

export type ContactModalEffect = { readonly type: 'openChat' } | Wait;

export const initialContactModal: ContactModal = {
  view: 'closed',
  started: undefined,
  clickedAt: undefined,
};

type Answer = Step<ContactModal, ContactModalEffect>;

/** CONTENT-004, CONTENT-006: menu or survey; clicks are throttled, and what was started rests. */
export function contactModal(state: ContactModal, event: ContactModalEvent): Answer {
  const { view, started, clickedAt } = state;
  switch (event.type) {
    case 'due':
      return started ? [{ ...state, started: undefined }] : [state];
    case 'close':
      return view === 'closed' ? [state] : [{ ...state, view: 'closed' }];
    case 'back':
      return view === 'survey' ? [{ ...state, view: 'menu' }] : [state];
    default:
      return clickedAt !== undefined && event.at - clickedAt < CONTACT_CLICK_MS.throttle
        ? [state]
        : clicked({ ...state, clickedAt: event.at }, event.type, state);
  }
}

function clicked(
  next: ContactModal,
  control: 'open' | 'startChat' | 'startSurvey',
  before: ContactModal,
): Answer {
  if (control === 'open') return [next.view === 'closed' ? { ...next, view: 'menu' } : before];
  const started = control === 'startChat' ? 'chat' : 'survey';
  if (next.view !== 'menu' || next.started === started) return [before];
  const rest: Wait = { type: 'wait', ms: CONTACT_CLICK_MS.delay };
  return started === 'chat'
    ? [{ ...next, started }, { type: 'openChat' }, rest]
    : [{ ...next, started, view: 'survey' }, rest];
}
