import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactTopic, OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Hours } from '../logistics/timetable.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { openingStatus } from '../stores/openingStatus.ts';
import { clockText } from '../stores/storeWire.ts';

interface DeskData {
  topics: {
    topic: string;
    fields: ContactTopic['fields'];
    title: Localized;
    description: Localized;
  }[];
}

const data = JSON.parse(readFileSync(join(packageRoot, 'data', 'contact-desk.json'), 'utf8')) as DeskData;

/** What a market's shoppers can ask about, in their words (CONTENT-018). */
export const topicsOf = (market: Market): ContactTopic[] =>
  data.topics.map(({ topic, fields, title, description }) => ({
    topic,
    fields,
    title: localized(title, market),
    description: localized(description, market),
    path: `/contactus/${topic}`,
  }));

const everyWorkday: Hours = [null, ...Array.from({ length: 5 }, (): [number, number] => [540, 1020]), null];

/** When somebody is at the desk, by the market's own clock and holidays. */
export function deskHours(market: ServerMarket, now: Date): OutputOf<'contact.topics'>['hours'] {
  const { deskHours: hours = everyWorkday } = market.terms;
  const { timeZone } = market;
  const { isOpen, message } = openingStatus(
    market,
    { hours, timeZone },
    market.terms.delivery.logistics.calendar,
    now,
  );
  const days = hours.flatMap((span, day) =>
    span ? [{ day, open: clockText(span[0]), close: clockText(span[1]) }] : [],
  );
  return { timeZone, days, isOpen, message };
}
