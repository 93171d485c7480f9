import { Button, Card, Stack } from '@driveline/ui';
import { FieldGroup, Select, TextField } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import { WARRANTIES_PATH } from './paths.ts';
import { STATES } from './warrantyFilter.ts';

/** Narrows the warranties by part and state; a plain form, so the address tells what is shown (ACCT-050). */
export function WarrantyFilterForm({ query }: { query: URLSearchParams }) {
  const text = useText();
  return (
    <Card>
      <form method="get" action={WARRANTIES_PATH} key={query.toString()}>
        <Stack gap={5}>
          <FieldGroup columns={2}>
            <TextField
              id="warranty-search"
              name="searchText"
              type="search"
              label={text('warranty.search')}
              defaultValue={query.get('searchText') ?? ''}
              maxLength={60}
              autoComplete="off"
            />
            <Select
              id="warranty-status"
              name="status"
              label={text('warranty.state')}
              defaultValue={query.get('status') ?? ''}
            >
              <option value="">{text('warranty.state.all')}</option>
              {STATES.map((state) => (
                <option key={state} value={state}>
                  {text(`warranty.state.${state}`)}
                </option>
              ))}
            </Select>
          </FieldGroup>
          <div>
            <Button type="submit">{text('warranty.show')}</Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
