import type { ConsentCategory } from '../storage/consent.ts';
import { analyticsFields, TYPED_FIELDS, withoutPersonal } from './events.ts';
import type {
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsEvents,
  Told,
} from './events.ts';

/** Events that are kept for a choice or a script that has not come yet; older ones go first. */
const KEPT = 50;

/** Sends events once the shopper has agreed. */
export interface Analytics {
  track<Name extends AnalyticsEventName>(
    event: Name,
    ...facts: object extends AnalyticsEvents[Name] ? [] : [AnalyticsEvents[Name]]
  ): void;
  /** The same for an event of any name. */
  tell(told: Told): void;
  /** The tag script is there: it gets what was kept and what comes. */
  connect(sink: (event: AnalyticsEvent) => void): void;
  /** The shopper has chosen, or changed the choice. */
  consentChanged(): void;
}

/**
 * STATE-019, STATE-026: sends events once their category is accepted. Until there is a choice, and until a script
 * listens, they wait in memory; a refusal forgets them. Bots send none.
 */
export function createAnalytics(options: {
  readonly isBot: boolean;
  readonly context: () => AnalyticsContext;
  /** Accepted categories; `undefined` before a choice. */
  readonly consent: () => readonly ConsentCategory[] | undefined;
}): Analytics {
  const { isBot, context, consent } = options;
  let waiting: AnalyticsEvent[] = [];
  let sink: ((event: AnalyticsEvent) => void) | undefined;
  const flush = () => {
    const accepted = consent();
    if (accepted && !accepted.includes('analytics')) waiting = [];
    if (!sink || !accepted) return;
    const due = waiting;
    waiting = [];
    for (const event of due) {
      try {
        sink(event);
      } catch {
        // A script of somebody else must not end what the shopper does.
      }
    }
  };
  const add = (event: AnalyticsEventName, facts?: object) => {
    if (isBot) return;
    waiting = [...waiting, eventOf(event, context(), facts)].slice(-KEPT);
    flush();
  };
  return {
    track: (event, ...[facts]) => add(event, facts),
    tell: ([event, facts]) => add(event, facts),
    connect(to) {
      sink = to;
      flush();
    },
    consentChanged: flush,
  };
}

function eventOf(event: AnalyticsEventName, context: AnalyticsContext, facts: object = {}): AnalyticsEvent {
  const { pageType, locale, userType, hashedCustomerId, storeNumber } = context;
  const names: readonly string[] = analyticsFields[event];
  const kept = Object.entries(facts)
    .filter(([name]) => names.includes(name))
    .map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && TYPED_FIELDS.includes(name) ? withoutPersonal(value) : value,
    ]);
  return {
    event,
    pageType,
    locale,
    userType,
    hashedCustomerId,
    storeNumber,
    ...Object.fromEntries(kept),
  } as AnalyticsEvent;
}
