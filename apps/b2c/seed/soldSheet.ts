import { beltChangesOf, beltsOf, type OwnBelts } from './belts.ts';
import { brakeFluidOf } from './brakeFluids.ts';
import { driveOf, type Drive } from './drives.ts';
import { gearboxChangesOf, gearboxOf, type Gearbox } from './gearboxes.ts';
import { approvalOf, gradeOf } from './oils.ts';
import type { Platform } from './platforms.ts';
import { rearAxleOf, type RearAxle } from './rearAxles.ts';
import { tailChangesOf, withOwnTail } from './rearWipers.ts';
import type { Engine, Sheet } from './sheet.ts';
import { soldBoth } from './soldBoth.ts';
import { plugChangesOf, plugsOf } from './twinPlugs.ts';
import { phasesOf, type StartStop } from './startStop.ts';

/** A sheet for one of the models that share it, in one market, for years in which nothing of it changes. */
export interface SoldSheet extends Sheet, OwnBelts {
  startStop: (engine: Engine) => StartStop;
  plugs: (engine: Engine) => number;
  gearbox: (engine: Engine) => Gearbox;
  /** By question `both`, or the one answer that is true; none where nobody wrote it down. */
  soldBoth: (question: string) => string | undefined;
  /** None where nobody wrote it down: the model was sold in one way. */
  drive: (engine: Engine) => Drive | undefined;
  rearAxle: (engine: Engine) => RearAxle;
  /** What an oil needs beside its viscosity. */
  oilApproval: (engine: Engine, year: number, viscosity: string) => string;
}

export interface Sold {
  y0: number;
  y1: number;
  sheet: SoldSheet;
}

/** A model's years on a platform, cut where its engines began to stop at red lights or changed what times or lights them, or where it got a hatch or lost its clutch. */
export function soldSheetsOf(sheet: Sheet, member: Platform['members'][number]): Sold[] {
  const { market, make, name } = member.model;
  const buyerOf = (engine: Engine, year: number) => ({
    ...{ market, group: sheet.group, make, model: name, year, engine },
  });
  const oil: Sheet['oil'] = (engine, year) => {
    const usual = sheet.oil(engine, year);
    return usual && { ...usual, viscosity: gradeOf(buyerOf(engine, year)) ?? usual.viscosity };
  };
  const oilApproval = (engine: Engine, year: number, viscosity: string) =>
    approvalOf(buyerOf(engine, year), viscosity);
  const drive = driveOf(member.model, member.y0);
  const built = { group: sheet.group, start: sheet.start, model: member.model };
  const changes = [
    ...[...beltChangesOf(built), ...plugChangesOf(built), ...gearboxChangesOf(built)],
    ...tailChangesOf(member.model),
  ];
  return phasesOf(member, changes).map(({ y0, y1, startStop }) => ({
    ...{ y0, y1 },
    sheet: {
      ...withOwnTail(sheet, { model: member.model, y0 }),
      ...beltsOf(built, y0),
      plugs: plugsOf(built, y0),
      gearbox: gearboxOf(built, y0),
      soldBoth: (question) => soldBoth(question, member.model, sheet.start),
      startStop,
      drive,
      rearAxle: rearAxleOf(member.model, sheet),
      brakeFluid: brakeFluidOf(member.model, sheet),
      oil,
      oilApproval,
    },
  }));
}
