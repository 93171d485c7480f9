import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

/** Texts about a store’s hours (VEHST-019); placeholders are formatted times and weekdays. */
export interface StoreMessages {
  readonly openUntil: string;
  readonly openAllDay: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  readonly closed: string;
  /** For example while it is rebuilt; `{date}` is the day on which it reopens. */
  readonly closedUntil: string;
  readonly closedForGood: string;
}

const byLocale: Readonly<Record<string, StoreMessages>> = {
  'en-US': {
    openUntil: 'Open until {time}',
    openAllDay: 'Open 24 hours',
    opensToday: 'Closed · opens {time}',
    opensTomorrow: 'Closed · opens tomorrow {time}',
    opensOn: 'Closed · opens {weekday} {time}',
    closed: 'Closed',
    closedUntil: 'Temporarily closed · reopens {date}',
    closedForGood: 'Permanently closed',
  },
  'es-MX': {
    openUntil: 'Abierta hasta las {time}',
    openAllDay: 'Abierta las 24 horas',
    opensToday: 'Cerrada · abre a las {time}',
    opensTomorrow: 'Cerrada · abre mañana a las {time}',
    opensOn: 'Cerrada · abre el {weekday} a las {time}',
    closed: 'Cerrada',
    closedUntil: 'Cerrada temporalmente · reabre el {date}',
    closedForGood: 'Cerrada definitivamente',
  },
  'pt-BR': {
    openUntil: 'Aberta até {time}',
    openAllDay: 'Aberta 24 horas',
    opensToday: 'Fechada · abre às {time}',
    opensTomorrow: 'Fechada · abre amanhã às {time}',
    opensOn: 'Fechada · abre {weekday} às {time}',
    closed: 'Fechada',
    closedUntil: 'Fechada temporariamente · reabre em {date}',
    closedForGood: 'Fechada definitivamente',
  },
};

export const storeMessagesOf = (market: Market): StoreMessages => localized(byLocale, market);
