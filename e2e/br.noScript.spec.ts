import { guestWithoutScript } from './journeys/noScript.ts';

guestWithoutScript('br');
