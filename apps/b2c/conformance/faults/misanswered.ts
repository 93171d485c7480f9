import { anyErrors, errorBody, errorsOf, schemas, type EndpointId } from '@driveline/api/contract';

/** An answer to a request that something was wrong with. */
export interface WrongAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * API-026: a request that is wrong is answered by a success in the shape of its row, or by an error that the row
 * or any call documents. A failure of ours (`error_internal`) is documented for who meets it, and is never the
 * answer to what a caller did.
 * @returns what is wrong with the answer; undefined when nothing is
 */
export function misanswered(id: EndpointId, { status, text }: WrongAnswer): string | undefined {
  if (status === 204) return text === '' ? undefined : 'a body with 204';
  if (status === 200) return misshapen(id, text);
  const own: Readonly<Record<string, number>> = errorsOf(id);
  const documented: Readonly<Record<string, number>> = { ...anyErrors, ...own };
  const body = errorBody.safeParse(jsonOf(text));
  if (!body.success) return `${status} without errorDetails: ${text.slice(0, 300)}`;
  const keys = body.data.errorDetails.map(({ errorMessageKey }) => errorMessageKey);
  const strange = keys.filter((key) => documented[key] !== status);
  // A field's name is for programs: no shopper reads camel case.
  const told = body.data.errorDetails.find(
    (it) => /[A-Z]/.test(it.field ?? '') && it.errorMessageDefault.includes(it.field ?? ''),
  );
  if (told) return `a message with the name of its field: ${told.errorMessageDefault}`;
  if (strange.length > 0) return `${status} ${strange.join(', ')} is not documented`;
  return status >= 500 && keys.some((key) => own[key] !== status)
    ? `${status} ${keys.join(', ')}`
    : undefined;
}

function misshapen(id: EndpointId, text: string): string | undefined {
  // CONTENT-011 answers in XML.
  const read = schemas[id].response.safeParse(text.startsWith('<') ? text : jsonOf(text));
  const issue = read.error?.issues[0];
  return issue && `200 in another shape: ${issue.path.join('.')} ${issue.message}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
