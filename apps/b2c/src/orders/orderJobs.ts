import type { Job } from '../ops/jobs.ts';
import { recoverSteps, type LifecycleServices } from './lifecycle/runStep.ts';
import { simulateFulfilment } from './simulator/simulate.ts';
import { remindUnpaid } from './lifecycle/waitingOrders.ts';

/** What a killed process or a silent payment service left behind, and orders whose time has come. */
export const orderJobs = (services: LifecycleServices, simulates = false): Job[] => [
  { name: 'order-steps', everyMinutes: 1, run: () => recoverSteps(services) },
  { name: 'payment-reminders', everyMinutes: 15, run: () => remindUnpaid(services) },
  ...(simulates ? [{ name: 'fulfilment', everyMinutes: 1, run: () => simulateFulfilment(services) }] : []),
];
