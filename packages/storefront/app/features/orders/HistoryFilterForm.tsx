import { Button, Card, useStrings } from '@driveline/ui';
import { DateField, FieldGroup, Select, TextField } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import { ORDER_TYPES } from './historyFilter.ts';
import { HISTORY_PATH } from './paths.ts';

/** Narrows the history by type, days and number; a plain form, so the address tells what is shown (ACCT-046). */
export function HistoryFilterForm({ query }: { query: URLSearchParams }) {
  const text = useText();
  const { order } = useStrings();
  const valueOf = (name: string) => query.get(name) ?? '';
  return (
    <Card>
      <form method="get" action={HISTORY_PATH} key={query.toString()}>
        <FieldGroup columns={2}>
          <Select
            id="history-type"
            name="orderType"
            label={text('account.orderType')}
            defaultValue={valueOf('orderType')}
          >
            <option value="">{text('account.allTypes')}</option>
            {ORDER_TYPES.map((type) => (
              <option key={type} value={type}>
                {order.type[type]}
              </option>
            ))}
          </Select>
          <TextField
            id="history-number"
            name="orderId"
            label={text('track.number')}
            defaultValue={valueOf('orderId')}
            autoComplete="off"
          />
          <DateField
            id="history-from"
            name="fromDate"
            label={text('account.from')}
            defaultValue={valueOf('fromDate')}
          />
          <DateField
            id="history-to"
            name="toDate"
            label={text('account.to')}
            defaultValue={valueOf('toDate')}
          />
          <Button type="submit">{text('account.show')}</Button>
        </FieldGroup>
      </form>
    </Card>
  );
}
