import type { StartSchedule } from './jobs.ts';

/** Timers, for the one process that may hold the embedded database. */
export const timerSchedule: StartSchedule = async (jobs, run) => {
  const timers = jobs.map(({ name, everyMinutes }) => {
    const timer = setInterval(() => void run(name), everyMinutes * 60_000);
    timer.unref();
    return timer;
  });
  return {
    stop: async () => timers.forEach((timer) => clearInterval(timer)),
  };
};
