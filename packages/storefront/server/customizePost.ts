import { refusalResponse } from '@driveline/b2c';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { choicesIn, writeRefusal } from '@driveline/hooks';
import { ownPath } from '@driveline/hooks/session';
import type { CallB2c } from './callB2c.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import type { Directory } from './directory.ts';
import { isCrossSiteWrite } from './sameSite.ts';
import type { Settings } from './settings.ts';
import { callOf, seeOther } from './walletReturns.ts';

type CustomizePostOptions = {
  readonly callB2c: CallB2c;
  readonly directory: Directory;
  readonly settings: Pick<Settings, 'trustsProxy'>;
};

const formBytes = 16 * 1024;

/**
 * API-121: puts a configured part into the cart by a plain form of `skuNumber`, `quantity` and one
 * `options[<id>]` for each choice, or `options` as a JSON list of `{ id, value }`. It leads to the cart, or back to
 * the product with the key of what was wrong.
 */
export function customizePost({ callB2c, directory, settings }: CustomizePostOptions) {
  const app = new Hono<{ Bindings: CallBindings }>();
  const limit = bodyLimit({
    maxSize: formBytes,
    onError: (c) => refusalResponse('error_body_too_large', directory.marketOf(c.req.raw)),
  });
  app.post('/customizeskucartpost', limit, async (c) => {
    const { raw } = c.req;
    const origin = directory.originOf(raw);
    if (isCrossSiteWrite(raw, origin)) return refusalResponse('error_refused', directory.marketOf(raw));
    const form = await raw.formData().catch(() => new FormData());
    const skuNumber = String(form.get('skuNumber') ?? '');
    const quantity = Number(form.get('quantity') ?? 1);
    const call = callOf(raw, 'cart.addConfigItem', { skuNumber, quantity, options: optionsOf(form) });
    const answer = await callB2c(call, clientAddressOf(raw, c.env, settings));
    const to = answer.ok ? '/cart' : productOf(raw, origin, skuNumber, await keyOf(answer));
    const next = seeOther(to);
    for (const line of answer.headers.getSetCookie()) next.headers.append('set-cookie', line);
    return next;
  });
  return app;
}

function optionsOf(form: FormData): unknown {
  const whole = form.get('options');
  if (typeof whole === 'string' && whole !== '') {
    try {
      return JSON.parse(whole);
    } catch {
      return whole;
    }
  }
  return choicesIn(form);
}

/** The page that the form stood on, when it was one of ours; else the search for the part. */
function productOf(request: Request, origin: string, skuNumber: string, key: string): string {
  const page = ownPath(request.headers.get('referer') || 'none:', origin);
  const back = new URL(page ?? '/searchresult', origin);
  if (!page) back.searchParams.set('searchText', skuNumber.slice(0, 40));
  writeRefusal(back.searchParams, key);
  return back.pathname + back.search;
}

async function keyOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => undefined)) as
    { errorDetails?: { errorMessageKey?: string }[] } | undefined;
  return body?.errorDetails?.[0]?.errorMessageKey ?? 'error_internal';
}
