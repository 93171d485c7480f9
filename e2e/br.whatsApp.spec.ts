import { whatsAppJourneys } from './journeys/whatsApp.ts';

whatsAppJourneys('br', { number: '551145550134', searchText: 'pastilha de freio' });
