import { quantity } from '@driveline/validation';
import { enUS, issueText } from '@driveline/validation/messages';

/** What the form asks for, and what is wrong with it: one rule in the browser and on the server. */
export function readItem(data: FormData) {
  const count = String(data.get('quantity'));
  const issue = quantity(count);
  const skuNumber = String(data.get('skuNumber'));
  const item = { skuNumber, quantity: Number(count), shipmentType: 'regular' } as const;
  return { item, wrong: issue && issueText(issue, enUS) };
}
