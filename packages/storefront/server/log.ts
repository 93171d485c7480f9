import { createLog, errorsTo } from '@driveline/b2c';
import { pino } from 'pino';
import { errorReports } from './errorReports.ts';

const hooks = { logMethod: errorsTo(errorReports.hear) };

/** The process's own log: JSON lines on stderr, so that stdout keeps the addresses. */
export const log = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null, hooks }, pino.destination(2));

/** The log of a b2c server in this process, whose errors are reported as well. */
export const b2cLog = (isProduction: boolean) =>
  createLog(isProduction ? 'info' : 'warn', undefined, errorReports.hear);
