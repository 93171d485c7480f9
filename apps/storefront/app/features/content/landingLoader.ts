import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { brands } from '../../../brands/index.ts';
import { requestShop } from '../../shop/requestShop.ts';

/** A page of words from the brand's content; a name that the market does not have is not found (CONF-014). */
export function landingLoader({ params, context }: LoaderFunctionArgs<RouterContextProvider>) {
  const { market, record } = context.get(requestShop);
  const page = brands[record.brand.id]?.content[market.code]?.pages[params.name ?? ''];
  if (!page) throw data(null, { status: 404 });
  return { page };
}
