import { getUserAccount, updateUserAccount } from '@haven/contracts/account';
import { getSettings } from '@haven/contracts/service';
import { listHistory } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { expect, test } from 'vitest';
import { stub } from '#testing/stub.ts';
import { ApiError, wordsOf } from './api-error.ts';
import { call } from './call.ts';
import { writeStored } from './storage.ts';

const settings = {
  success: true,
  data: { beta: false, supportEmail: 'help@haven.test', privacyEmail: 'privacy@haven.test', google: false },
} as const;

test('a call fills its path and query and answers what the server said', async () => {
  const calls = stub([listHistory, { success: true, data: [], hasMore: false }]);

  const answer = await call(listHistory, { params: { userId: 'a/b' }, query: { sessionId: 'session_1', limit: 5 } });

  expect(calls[0]?.url).toBe('/api/conversation-history/a%2Fb?sessionId=session_1&limit=5');
  expect(answer.hasMore).toBe(false);
});

test('a call by its type alone goes to the same place', async () => {
  const calls = stub([getSettings, settings]);

  const answer = await call<typeof getSettings>({ method: 'GET', path: '/api/settings' }, {});

  expect(answer.data.supportEmail).toBe('help@haven.test');
  expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/settings', body: undefined });
});

test('a signed-in person is named by their token, a visitor by nothing', async () => {
  const calls = stub([getSettings, settings]);

  await call(getSettings, {});
  writeStored(storageKeys.authToken, 'secret');
  await call(getSettings, {});

  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer secret']);
});

test('a body travels as JSON', async () => {
  const calls = stub([updateUserAccount, Response.json({ success: true, data: {} })]);

  await call(updateUserAccount, { params: { id: 'u1' }, body: { ageBand: 'adult' } });

  expect(calls[0]?.body).toEqual({ ageBand: 'adult' });
  expect(calls[0]?.headers.get('content-type')).toBe('application/json');
});

test('an answer that is not ok becomes an error of status and body, with words for people', async () => {
  const body = '{"success":false,"code":"account.not_found","message":"This account was not found."}';
  stub([getUserAccount, new Response(body, { status: 404, headers: { 'retry-after': '7' } })]);

  const error = await call(getUserAccount, { params: { id: 'u1' } }).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 404,
    code: 'account.not_found',
    message: `404: ${body}`,
    retryAfterSeconds: 7,
  });
  expect(wordsOf(error, 'Please try again.')).toBe('This account was not found.');
});

test.each([
  ['', 'Bad Gateway', '502: Bad Gateway'],
  ['<html>', 'Bad Gateway', '502: <html>'],
])('a body of %j is told as %s', async (body, statusText, message) => {
  stub([getSettings, new Response(body, { status: 502, statusText })]);

  const error = await call(getSettings, {}).catch((reason: unknown) => reason);

  expect(error).toMatchObject({ message });
  expect(wordsOf(error, 'Please try again.')).toBe('Please try again.');
});

test('a connection that fails is not an answer of the API', async () => {
  stub([getSettings, new TypeError('Failed to fetch')]);

  const error = await call(getSettings, {}).catch((reason: unknown) => reason);

  expect(error).not.toBeInstanceOf(ApiError);
  expect(wordsOf(error, 'Please try again.')).toBe('Please try again.');
});
