import { expect, test } from 'vitest';
import { reasonWords, USUAL_REASONS } from './usual-reasons.ts';

test.each(Object.values(USUAL_REASONS))('the ready-made reason $zh is read in the language of the reader', (usual) => {
  expect([reasonWords(usual.zh), reasonWords(usual.en)]).toEqual([usual, usual]);
});

test('a reason of one’s own words stays as it was given', () => {
  expect(reasonWords('每年只开一周')).toEqual({ zh: '每年只开一周', en: '每年只开一周' });
});
