/** API-026 in the shape of every other endpoint. */
export function errorAnswer(status: number, key: string, headers: Record<string, string> = {}): Response {
  const detail = { errorCode: String(status), errorMessageDefault: key, errorMessageKey: key };
  return Response.json({ errorDetails: [detail] }, { status, headers });
}
