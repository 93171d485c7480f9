import type { Job } from '../ops/jobs.ts';
import { recoverSteps, type LifecycleServices } from './lifecycle/runStep.ts';
import { expireUnpaid, remindUnpaid } from './lifecycle/waitingOrders.ts';

/** What a killed process or a silent payment service left behind, and orders whose time has come. */
export const orderJobs = (services: LifecycleServices): Job[] => [
  { name: 'order-steps', everyMinutes: 1, run: () => recoverSteps(services) },
  {
    name: 'unpaid-orders',
    everyMinutes: 5,
    run: async () => {
      await expireUnpaid(services);
      await remindUnpaid(services);
    },
  },
];
