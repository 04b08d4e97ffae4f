import { expect, test } from 'vitest';
import { lineWords } from './line-words.ts';

const line = (lineNo: number, note: string, notOfferedReason: string | null = null) => ({
  ...{ lineNo, note, notOfferedReason },
});
const sent = (no: number, kind: 'request' | 'offer' | 'counter', ...lines: ReturnType<typeof line>[]) => ({
  ...{ no, kind, at: `2026-01-0${no}T08:00:00.000Z`, actorName: 'somebody' },
  body: { lines },
});
const told = (versions: ReturnType<typeof sent>[]) => lineWords(versions, 1).map(({ no, text }) => `${no} ${text}`);

test('what was said of a line is told once, where it was said first', () => {
  const asked = sent(1, 'request', line(1, 'In green'));
  const offered = sent(2, 'offer', line(1, 'In green'));
  const countered = sent(3, 'counter', line(1, 'Then in grey'), line(2, 'Another line'));
  expect(told([asked, offered, countered])).toEqual(['1 In green', '3 Then in grey']);
});

test('why a line is not offered is told with the notes; a line that is no longer there says nothing', () => {
  const offered = sent(1, 'offer', line(1, '', 'Out of range'));
  expect(told([offered, sent(2, 'counter', line(2, 'Another'))])).toEqual(['1 Out of range']);
  expect(told([])).toEqual([]);
});
