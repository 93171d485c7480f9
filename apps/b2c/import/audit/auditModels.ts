import type pg from 'pg';
import type { Application, FitVehicle } from '../../src/fitment/fitModel.ts';
import { groupBy } from '../groupBy.ts';
import type { AuditFaults } from './auditFaults.ts';
import { auditLines } from './auditLines.ts';
import { auditVariants } from './auditVariants.ts';
import type { Measure } from './measures.ts';

export interface Model {
  readonly id: number;
  readonly market: string;
  readonly make: string;
  readonly name: string;
}

/** A line of the catalogue with what the audit says of its part. */
export interface Line extends Application {
  readonly id: number;
  readonly market: string;
  readonly partId: number;
  readonly part: string;
  readonly code: string;
  readonly universal: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** What the audit knows of a model and the lines of one part type. */
export interface ModelLines {
  readonly model: Model;
  readonly code: string;
  readonly lines: readonly Line[];
  readonly vehicles: readonly FitVehicle[];
  readonly measures: ReadonlyMap<string, Measure>;
  readonly faults: AuditFaults;
}

/** Every vehicle with everything that the catalogue lists for it; a model at a time, so that memory is bounded. */
export async function auditModels(
  client: pg.PoolClient,
  measures: ReadonlyMap<string, Measure>,
  faults: AuditFaults,
): Promise<void> {
  const { rows: models } = await client.query<Model>(
    'select m.id, m.market, k.name as make, m.name from model m join make k on k.id = m.make_id order by m.id',
  );
  for (const model of models) {
    const { rows } = await client.query<Omit<Line, 'id' | 'partId'> & { part_id: number }>(
      `select a.market, a.part_id, a.y0, a.y1, a.engines, a.qualifiers, a.position, a.quantity,
         b.name || ' ' || p.part_number as part, t.code, p.universal, p.attributes
       from listed_application a join part p on p.id = a.part_id join brand b on b.id = p.brand_id
         join part_type t on t.id = a.part_type_id
       where a.model_id = $1 order by a.part_type_id, a.part_id, a.id`,
      [model.id],
    );
    if (rows.length === 0) continue;
    const vehicles = await vehiclesOf(client, model);
    faults.checked.applications += rows.length;
    faults.checked.vehicles += vehicles.length;
    // Two parts of a standard size have the same line of it.
    const lines = rows.map(({ part_id: partId, ...row }, id) => ({ ...row, id, partId }));
    for (const [code, own] of groupBy(lines, (line) => line.code)) {
      const about = { model, code, lines: own, vehicles, measures, faults };
      auditLines(about);
      auditVariants(about);
    }
  }
}

/** Versions of one year and engine take the same parts. */
async function vehiclesOf(client: pg.PoolClient, model: Model): Promise<FitVehicle[]> {
  const { rows } = await client.query<{ year: number; engine_id: number; label: string }>(
    `select distinct v.year, v.engine_id, e.label from vehicle v join engine e on e.id = v.engine_id
     where v.model_id = $1 order by 1, 2`,
    [model.id],
  );
  return rows.map(({ year, engine_id: engineId, label }) => ({
    modelId: model.id,
    year,
    engineId,
    source: 'vehicle' as const,
    makeName: model.make,
    modelName: model.name,
    engineName: label,
  }));
}
