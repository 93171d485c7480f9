import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

/** What a store says of its opening hours (VEHST-019); placeholders are worded times and weekdays. */
export interface StoreMessages {
  readonly openUntil: string;
  readonly openAllDay: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  readonly closed: string;
  /** Rebuilding or the like; `{date}` is the day on which it opens again. */
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
    closedUntil: 'Temporarily closed · opens {date}',
    closedForGood: 'This store has closed',
  },
  'es-MX': {
    openUntil: 'Abierta hasta las {time}',
    openAllDay: 'Abierta las 24 horas',
    opensToday: 'Cerrada · abre a las {time}',
    opensTomorrow: 'Cerrada · abre mañana a las {time}',
    opensOn: 'Cerrada · abre el {weekday} a las {time}',
    closed: 'Cerrada',
    closedUntil: 'Cerrada temporalmente · abre el {date}',
    closedForGood: 'Esta tienda cerró definitivamente',
  },
  'pt-BR': {
    openUntil: 'Aberta até {time}',
    openAllDay: 'Aberta 24 horas',
    opensToday: 'Fechada · abre às {time}',
    opensTomorrow: 'Fechada · abre amanhã às {time}',
    opensOn: 'Fechada · abre {weekday} às {time}',
    closed: 'Fechada',
    closedUntil: 'Fechada temporariamente · reabre em {date}',
    closedForGood: 'Esta loja fechou definitivamente',
  },
};

export const storeMessagesOf = (market: Market): StoreMessages => localized(byLocale, market);
