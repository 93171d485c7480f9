import { whatsAppJourneys } from './journeys/whatsApp.ts';

whatsAppJourneys('mx', { number: '525555550134', searchText: 'balatas' });
