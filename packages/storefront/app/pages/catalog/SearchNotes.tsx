import type { SearchResult } from '@driveline/api';
import { useMyVehicle } from '@driveline/hooks';
import { Alert, EmptyState, Inline, Link, Stack } from '@driveline/ui';
import * as paths from '../../paths/index.ts';
import { withLateWords } from '../../shop/lateWords.tsx';
import { useText } from '../../shop/useShop.ts';

type NotesProps = { readonly result: SearchResult };

/** How a search was understood: for a vehicle that it names, or by the code of a car's computer (PLUS-008). */
export const SearchNotes = withLateWords(function SearchNotes({ result }: NotesProps) {
  const text = useText();
  const { namedVehicle, troubleCode } = result;
  return (
    <Stack gap={3}>
      {troubleCode && <Alert title={text('results.code', troubleCode)}>{text('results.advice')}</Alert>}
      {namedVehicle && <VehicleNote named={namedVehicle} />}
    </Stack>
  );
});

function VehicleNote({ named }: { readonly named: NonNullable<SearchResult['namedVehicle']> }) {
  const text = useText();
  const own = useMyVehicle()?.vehicleName;
  const { vehicleName, vehicleId, searchText, choices } = named;
  return (
    <Alert
      title={text(vehicleId ? 'results.forVehicle' : 'results.chooseYear', { vehicle: vehicleName })}
      actions={
        searchText !== '' && (
          <Link href={paths.search(searchText)}>
            {own ? text('results.ownVehicle', { vehicle: own }) : text('results.anyVehicle')}
          </Link>
        )
      }
    >
      {choices.length > 0 && (
        <Inline gap={3}>
          {vehicleId && <span>{text('results.otherEngines')}</span>}
          {choices.map((choice) => (
            <Link key={choice.searchText} href={paths.search(choice.searchText)}>
              {choice.name}
            </Link>
          ))}
        </Inline>
      )}
    </Alert>
  );
}

/** Of a text of nothing but signs nothing is left to search for (VALID-025); it says what can be. */
export const NothingToSearch = withLateWords(function NothingToSearch({ result }: NotesProps) {
  const text = useText();
  return (
    <EmptyState
      title={text('results.nothingTitle')}
      level={1}
      actions={result.spellingHints.map((hint) => (
        <Link key={hint} href={paths.search(hint)}>
          {hint}
        </Link>
      ))}
    >
      {text('results.nothingLead')}
    </EmptyState>
  );
});
