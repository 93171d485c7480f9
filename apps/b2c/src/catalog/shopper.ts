import type { Answers, FitVehicle } from '../fitment/fitModel.ts';
import type { CallContext } from '../http/route.ts';
import { sitesOf, type Site } from '../stores/places.ts';
import { vehicleById } from '../vehicles/vehicleById.ts';
import { vehicleName } from '../vehicles/vehicleRow.ts';
import { toFitVehicle } from '../fitment/fitVehicle.ts';

/** What the catalogue's answers depend on besides the question: the call's parameters, else the session. */
export interface Shopper {
  vehicle: FitVehicle | null;
  vehicleName: string | undefined;
  answers: Answers;
  store: Site | undefined;
}

/** The contract's vehicle and store parameters, as far as a call has them (CATALOG-018, CATALOG-019). */
export interface ShopperQuery {
  vehicleId?: string | undefined;
  vehicleTypeId?: string | undefined;
  storeNumber?: string | undefined;
  storeId?: string | undefined;
  vehicleQuestions?: string | undefined;
}

export async function shopperOf(ctx: CallContext, query: ShopperQuery = {}): Promise<Shopper> {
  const { db, market, session } = ctx;
  const own = session.state?.vehicle ?? null;
  const asked = query.vehicleTypeId ?? query.vehicleId;
  const id = asked ?? own?.map.catalogVehicleId;
  const row = id ? await vehicleById(db, market.code, id) : undefined;
  const isOwn = own !== null && id === own.map.catalogVehicleId;
  const kept = isOwn ? own.map.acesVehicleAttributes.vehicleQuestionsIds : {};
  return {
    vehicle: row
      ? toFitVehicle(row, isOwn && own.source === 'vin' ? 'vin' : 'vehicle', isOwn ? own.map : undefined)
      : null,
    vehicleName: row ? vehicleName(market, row) : undefined,
    answers: query.vehicleQuestions === undefined ? kept : readAnswers(query.vehicleQuestions),
    store: await storeOf(ctx, query.storeNumber ?? query.storeId),
  };
}

/** `question:answer` pairs joined by commas. */
export function readAnswers(text: string): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [question, answer] = pair.split(':');
    if (question && answer && /^[\w-]{1,60}$/.test(question)) answers[question] = answer;
  }
  return answers;
}

async function storeOf({ db, market, session }: CallContext, number: string | undefined) {
  const sites = await sitesOf(db, market);
  if (number) return sites.byNumber(number);
  const id = session.state?.storeId;
  return id === null || id === undefined ? undefined : sites.byId(id);
}
