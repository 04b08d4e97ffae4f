import { describe, expect, test } from 'vitest';
import { breachesOfApi } from './api-breaches.ts';

const THING = {
  type: 'object',
  properties: { state: { type: 'string', enum: ['open', 'done'] }, title: { type: 'string', maxLength: 100 } },
  required: ['state'],
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const parameter = (name: string, required = false) => ({ in: 'query', name, required, schema: { type: 'string' } });

/** A document with one path; a test changes what it is about. */
function anApi({ sent = THING as object, answered = THING as object, parameters = [parameter('q')], more = {} } = {}) {
  const put = { summary: 'A thing', parameters, requestBody: json(sent), responses: { 200: json(answered) } };
  return { openapi: '3.1.0', paths: { '/api/things': { put }, ...more } };
}

const without = (name: string) => ({
  ...THING,
  properties: Object.fromEntries(Object.entries(THING.properties).filter(([key]) => key !== name)),
});
const withField = (name: string, schema: object) => ({ ...THING, properties: { ...THING.properties, [name]: schema } });

describe('no breach is', () => {
  test.each<[string, object]>([
    ['the same document', anApi()],
    ['another path', anApi({ more: { '/api/others': { get: {} } } })],
    ['another parameter that may be left out', anApi({ parameters: [parameter('q'), parameter('after')] })],
    ['another field', anApi({ sent: withField('note', { type: 'string' }), answered: withField('note', {}) })],
    ['another field that is always answered', anApi({ answered: { ...THING, required: ['state', 'title'] } })],
    ['another value', anApi({ answered: withField('state', { type: 'string', enum: ['done', 'late', 'open'] }) })],
    ['a field that may be left out by now', anApi({ sent: { ...THING, required: [] } })],
    [
      'a form of which everything may be left out by now',
      anApi({ sent: { type: THING.type, properties: THING.properties } }),
    ],
    [
      'another kind of thing that is taken and answered beside it',
      anApi({
        sent: { oneOf: [THING, { type: 'object', properties: { kind: { const: 'other' } } }] },
        answered: { anyOf: [THING, { type: 'object' }] },
      }),
    ],
    ['another text', { ...anApi(), info: { description: 'in other words' } }],
  ])('%s', (_, after) => {
    expect(breachesOfApi(anApi(), after)).toEqual([]);
  });
});

describe('of a code that was all there was, no breach is', () => {
  const sent = (kind: object) => anApi({ sent: withField('kind', { type: 'string', ...kind }) });
  test('that it is one of several by now', () => {
    expect(breachesOfApi(sent({ const: 'one' }), sent({ enum: ['one', 'two'] }))).toEqual([]);
    expect(breachesOfApi(sent({ const: 'one' }), sent({ enum: ['two'] }))).not.toEqual([]);
  });
});

describe('a breach is', () => {
  test.each<[string, object, RegExp]>([
    [
      'another kind of thing in its place',
      anApi({ sent: { oneOf: [without('title'), { type: 'object', properties: {} }] } }),
      /title is removed$/,
    ],
    ['a removed path', { ...anApi(), paths: {} }, /^paths › \/api\/things is removed$/],
    ['a removed method', { ...anApi(), paths: { '/api/things': { get: {} } } }, /put is removed$/],
    ['a removed parameter', anApi({ parameters: [] }), /query q is removed$/],
    ['a removed field of what is sent', anApi({ sent: without('title') }), /requestBody.*title is removed$/],
    ['a removed field of the answer', anApi({ answered: without('title') }), /responses.*title is removed$/],
    ['a field no longer always answered', anApi({ answered: { ...THING, required: [] } }), /"state" is removed/],
    ['a removed value', anApi({ sent: withField('state', { type: 'string', enum: ['open'] }) }), /"done" is removed/],
    ['a changed type', anApi({ answered: withField('title', { type: 'number', maxLength: 100 }) }), /became "number"$/],
    ['a changed limit', anApi({ sent: withField('title', { type: 'string', maxLength: 50 }) }), /100 became 50$/],
    [
      'a new limit',
      anApi({ sent: withField('state', { ...THING.properties.state, pattern: '^o' }) }),
      /is new: "\^o"$/,
    ],
    ['a parameter newly required', anApi({ parameters: [parameter('q', true)] }), /required false became true$/],
    [
      'another parameter that is required',
      anApi({ parameters: [parameter('q'), parameter('after', true)] }),
      /query after is newly required$/,
    ],
    [
      'a field newly required',
      anApi({ sent: { ...THING, required: ['state', 'title'] } }),
      /"title" is newly required$/,
    ],
    [
      'fields required where none was',
      anApi({ sent: { ...THING, properties: { title: { ...THING.properties.title, required: ['x'] } } } }),
      /is new: \["x"\]$/,
    ],
  ])('%s', (_, after, sentence) => {
    const found = breachesOfApi(anApi(), after);
    expect(found.filter((breach) => sentence.test(breach))).toHaveLength(1);
  });
});
