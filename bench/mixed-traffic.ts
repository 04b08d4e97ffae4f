import { accountRoutes } from '#modules/accounts/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { signInAt } from '#testing/sign-in.ts';
import { anyForm } from './any-form.ts';
import { type RequestBytes, requestBytes } from './load.ts';

const MODELS = ['R', 'F', 'K', 'S'];
const SIZES = ['37', '47', '57', '67', '77', '87', '97'];
/** Once in so many requests a document is printed: it costs as much as hundreds of others. */
const DOCUMENT_EVERY = 250;

/** What people do with a portal all day, request by request: few of the questions have been asked before. */
export async function mixedTraffic(address: string): Promise<() => RequestBytes> {
  const { token } = await signInAt(address, 'lv1-demo');
  const headers = { authorization: `Bearer ${token}` };
  const form = await anyForm();
  const get = (path: string) => requestBytes('GET', path, { headers });
  const post = (path: string, body: object, more = {}) =>
    requestBytes('POST', `/api${path}`, { headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const document = [{ productConfig: form }];
  const mix: readonly ((count: number) => RequestBytes)[] = [
    () => get(`/api${cartRoutes.list.path}?pageSize=20`),
    (count) => get(`/api${catalogueRoutes.getBasicType.path}?${rowsAsked(count)}`),
    () => get(`/api${accountRoutes.me.path}`),
    (count) => get(`/api${catalogueRoutes.getPowerOrTorque.path}?${unitAsked(count)}`),
    (count) => post(evaluationRoutes.evaluate.path, { choices: choicesOf(count) }),
    (count) => get(`/api${catalogueRoutes.getInstallConstraintRelation.path}?${unitAsked(count)}`),
    (count) => get(`/api${catalogueRoutes.basicTypeCounts.path}?${unitAsked(count)}`),
    (count) => post(cartRoutes.create.path, form, { 'idempotency-key': `mixed-${count}` }),
    () => get('/'),
    () => get('/livez'),
  ];
  let count = 0;
  return () => {
    count += 1;
    if (count % DOCUMENT_EVERY === 0) return post(documentRoutes.downloadTechnicalDocuments.path, document);
    return mix[count % mix.length]?.(Math.floor(count / mix.length)) ?? get('/livez');
  };
}

function unitAsked(count: number): string {
  return `gearboxModel=${at(MODELS, count)}&reduceUnitSize=${at(SIZES, Math.floor(count / MODELS.length))}`;
}

function rowsAsked(count: number): string {
  return `gearboxModel=${at(MODELS, count)}&ratio=${(5 + ((count * 7.13) % 140)).toFixed(2)}&pageSize=50`;
}

function choicesOf(count: number): object {
  return { gearboxModel: [at(MODELS, count)], reduceUnitSize: [at(SIZES, count)] };
}

function at(values: readonly string[], count: number): string {
  return values[count % values.length] ?? '';
}
