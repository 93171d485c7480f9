import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectionError, readError } from './readError.ts';

describe('[API-024] an error is read', () => {
  test('from the first error detail', () => {
    const detail = {
      errorCode: '7081',
      errorMessageDefault: 'Sold out',
      errorMessageKey: 'error_item_unavailable',
      field: 'quantity',
      errorTitle: 'Not available',
    };
    expect(readError(422, { errorDetails: [detail, { errorCode: '2' }] })).toMatchObject({
      kind: 'http',
      status: 422,
      errorCode: '7081',
      message: 'Sold out',
      errorMessageKey: 'error_item_unavailable',
      field: 'quantity',
      title: 'Not available',
    });
  });

  test('[PLUS-038] with the id of the call, where the answer has one', () => {
    expect(readError(503, null, 'request-1').requestId).toBe('request-1');
    expect(readError(503, null, null).requestId).toBeUndefined();
  });

  test('from the same names at the top of the body', () => {
    const body = {
      errorCode: 5001,
      errorMessageDefault: 'Address not found',
      errorMessageKey: 'error_address',
    };
    expect(readError(400, body)).toMatchObject({
      errorCode: '5001',
      message: 'Address not found',
      errorMessageKey: 'error_address',
    });
  });

  test.each([[null], ['<html>'], [{ errorDetails: [] }], [{ errorDetails: 'no' }], [[]]])(
    'only as its status from %j',
    (body) => {
      expect(readError(500, body)).toMatchObject({
        kind: 'http',
        status: 500,
        errorCode: '500',
        message: '',
      });
    },
  );
});

describe('a call without an answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [false, 'offline'],
    [true, 'network'],
    [undefined, 'network'],
  ])('with navigator.onLine %s is %s', (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const cause = new TypeError('Failed to fetch');
    expect(() => connectionError(cause)).toThrow(expect.objectContaining({ kind, cause }));
  });
});
