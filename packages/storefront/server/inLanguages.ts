import { prefixOf, type Market } from '@driveline/markets';
import type { Directory } from './directory.ts';

/**
 * Everything that the shop answers, in each language of a market. What answers knows no prefix: it is taken off the
 * request, and given to the addresses and the paths of cookies in the answer.
 */
export function inLanguages<Rest extends readonly unknown[]>(
  { enter, marketOf }: Pick<Directory, 'enter' | 'marketOf'>,
  answer: (request: Request, ...rest: Rest) => Promise<Response>,
) {
  return async (request: Request, ...rest: Rest): Promise<Response> => {
    const asked = enter(request);
    const market = marketOf(asked);
    return homeOf(request, market) ?? withPrefix(await answer(asked, ...rest), prefixOf(market));
  };
}

/** Each language has one address of its home: `/es` is `/es/`. */
function homeOf({ url }: Request, { otherLocales = [] }: Market): Response | undefined {
  const { pathname, search } = new URL(url);
  if (!otherLocales.some(({ prefix }) => pathname === `/${prefix}`)) return undefined;
  return new Response(null, { status: 308, headers: { location: `${pathname}/${search}` } });
}

function withPrefix(answer: Response, prefix: string): Response {
  const location = answer.headers.get('location');
  const isOwn = location?.startsWith('/') === true && !location.startsWith('//');
  const cookies = answer.headers.getSetCookie();
  const hasPath = cookies.some((line) => OWN_PATH.test(line));
  if (prefix === '' || (!isOwn && !hasPath)) return answer;
  const headers = new Headers(answer.headers);
  if (isOwn) headers.set('location', prefix + location);
  headers.delete('set-cookie');
  for (const line of cookies) headers.append('set-cookie', line.replace(OWN_PATH, `$1${prefix}/$2`));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Of a cookie that some pages get and others do not. */
const OWN_PATH = /(;\s*path=)\/([^\s;])/i;

/** Pattern of paths that a browser loads itself: what is no page, and pages in another language of the market. */
export function nativePaths(market: Market): string {
  const [own, served] = [prefixOf(market), 'assets|img|api|ecomm|sandbox-pay'];
  const others = market.otherLocales?.map(({ prefix }) => prefix) ?? [];
  return own ? `^(?!${own}/)|^${own}/(${served})/` : `^/(${[served, ...others].join('|')})/`;
}
