import { expect, it } from 'vitest';
import { listOfWords, plainFigure } from './format.ts';

it('lists are parted as each language parts them', () => {
  expect(listOfWords(['制动器', '编码器'], 'zh-cn')).toBe('制动器、编码器');
  expect(listOfWords(['Brake', 'Encoder'], 'en')).toBe('Brake, Encoder');
});

it('a typed number keeps its decimals', () => {
  expect(plainFigure(28.125, 'en')).toBe('28.125');
});
