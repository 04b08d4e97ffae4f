// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { allLocal, type DraftPlace, readLocal, storedAt, writeLocal } from './local-drafts.ts';

afterEach(() => localStorage.clear());

const OWN: DraftPlace = { key: 'JRT', part: 'common', savedLine: null, customer: undefined };
const lineOf = (id: string): DraftPlace => ({ ...OWN, key: `JRT:line:${id}`, savedLine: id });

function keep(place: DraftPlace, model: string): void {
  const note = { key: place.key, name: model, at: 1, stamp: model };
  writeLocal(place, { content: { model }, note, isVisitors: false });
}

const modelAt = (place: DraftPlace) => readLocal(place)?.content.model;

it('keeps a new configuration, each saved line and those for customers apart', () => {
  const forSuzhou = { ...OWN, customer: 'suzhou' };
  keep(OWN, 'R');
  keep(lineOf('one'), 'K');
  keep(lineOf('two'), 'S');
  keep(forSuzhou, 'F');
  expect([OWN, lineOf('one'), lineOf('two'), forSuzhou].map(modelAt)).toEqual(['R', 'K', 'S', 'F']);
  expect(allLocal().map(({ place }) => [place.customer, place.key])).toEqual([
    [undefined, 'JRT'],
    [undefined, 'JRT:line:one'],
    [undefined, 'JRT:line:two'],
    ['suzhou', 'JRT'],
  ]);
});

it('forgets a draft that is none any more', () => {
  keep(lineOf('one'), 'K');
  writeLocal(lineOf('one'), undefined);
  expect(localStorage.getItem('cpq_jie')).toBe('{"lines":{}}');
});

it('keeps the ten newest saved lines', () => {
  for (let at = 0; at <= 10; at += 1) keep(lineOf(`line-${at}`), 'K');
  expect(['line-0', 'line-1', 'line-10'].map((id) => modelAt(lineOf(id)))).toEqual([undefined, 'K', 'K']);
});

it('leaves what others keep under the same key', () => {
  localStorage.setItem('cpq_jie', '{"user":{"id":1}}');
  keep(OWN, 'K');
  expect(JSON.parse(localStorage.getItem('cpq_jie') ?? '').user).toEqual({ id: 1 });
});

it('reads what an earlier portal kept for a customer where one’s own is, once', () => {
  localStorage.setItem('cpq_jie', '{"common":{"model":"K"}}');
  const place = { ...OWN, customer: 'suzhou' };
  expect(storedAt(place)).toEqual({ model: 'K' });
  keep(OWN, 'R');
  expect(storedAt(place)).toBeUndefined();
});
