import { readFileSync } from 'node:fs';

/** Clock ticks of /proc/<pid>/stat in a second; Linux has had 100 for decades. */
const TICKS = 100;

/**
 * Pages before the CPU of one is measured. A server answers many: V8 goes on compiling what is hot for some 500 pages,
 * of which the first cost half as much again.
 */
export const WARM_UP = 600;

/**
 * @param {{ withChildren?: boolean }} options those that have ended count too
 * @returns {number | undefined} CPU ms that a process has used, user and system; undefined outside Linux
 */
export function cpuMs(pid, { withChildren = false } = {}) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const counted = withChildren ? fields.slice(11, 15) : fields.slice(11, 13);
    return (counted.reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}

/** @returns {number | undefined} resident memory of a process; undefined outside Linux */
export function residentMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return undefined;
  }
}
