import { readFileSync } from 'node:fs';

/** Clock ticks of /proc/<pid>/stat in a second; Linux has had 100 for decades. */
const TICKS = 100;

/** @returns {number | undefined} CPU ms that a process has used, user and system; undefined outside Linux */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
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
