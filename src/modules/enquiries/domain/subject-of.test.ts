import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const configuration = { asked: '250 mm', demand: [], judgement: null, form: null };

describe('the subject of an enquiry', () => {
  it('is the first line with words in it', () => {
    expect(subjectOf('\n  120 kNm, i 80 \nfor a mill', null)).toBe('120 kNm, i 80');
  });

  it('is what was asked of a configuration, where one is attached', () => {
    expect(subjectOf('please help', configuration)).toBe('250 mm');
    expect(subjectOf('please help', { ...configuration, asked: '' })).toBe('please help');
  });

  it('is cut between characters, never inside one', () => {
    expect([...subjectOf('𠮷'.repeat(100), null)]).toHaveLength(80);
  });
});
