import { expect, test } from 'vitest';
import { passwordRoutes, registrationRoutes } from '#modules/accounts/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const PASSWORDS = { curPwd: 'Wrong-1', newPwd: 'Other-2', confirmPwd: 'Other-2', userId: 'lv1-demo' };

test.each([
  ['a code for a registration', registrationRoutes.sendCode, { query: { email: 'nobody' } }, 400],
  ['a registration', registrationRoutes.register, { body: {} }, 400],
  ['a registration that is no form', registrationRoutes.register, { body: [] }, 400],
  ['a code for a forgotten password', passwordRoutes.sendResetCode, { query: { emailorphone: '?' } }, 400],
  ['a change of the password', passwordRoutes.changePassword, { body: PASSWORDS }, 422],
])('%s that is refused says why in its result too, where the specification looks', async (_, route, input, status) => {
  const answer = await app.send(route, input, { as: 'lv1-demo', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(status);
  const { result, description } = answer.json();
  expect(result).toMatch(/\w/);
  expect(result).toBe(description);
});

test('so does one that comes without a session', async () => {
  const { result, description } = (await app.send(passwordRoutes.changePassword, { body: PASSWORDS })).json();
  expect(result).toBe(description);
});

test('the result of every other refusal is empty', async () => {
  const answer = await app.send(registrationRoutes.checkInfo, { query: { content: '?', type: 'email' } });
  expect([answer.statusCode, answer.json().result]).toEqual([400, null]);
});
