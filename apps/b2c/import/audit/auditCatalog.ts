import type { Database } from '../../src/db/database.ts';
import { inTransaction } from '../run.ts';
import { AuditFaults, type AuditReport } from './auditFaults.ts';
import { auditModels } from './auditModels.ts';
import { auditParts } from './auditParts.ts';
import { readMeasures } from './measures.ts';

/** Looks through the whole catalogue with the verdicts that the shop gives. Changes nothing. */
export async function auditCatalog(database: Pick<Database, 'pool'>): Promise<AuditReport> {
  const faults = new AuditFaults();
  const measures = readMeasures();
  const client = await database.pool.connect();
  try {
    await inTransaction(client, async () => {
      await auditParts(client, measures, faults);
      await auditModels(client, measures, faults);
    });
  } finally {
    client.release();
  }
  return faults;
}
