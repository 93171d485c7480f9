import { chatJourneys } from './journeys/chat.ts';

chatJourneys('us');
