import { pino } from 'pino';

/** The process's own log: JSON lines on stderr, so that stdout keeps the addresses. */
export const log = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null }, pino.destination(2));
