import { fact, type LineFact } from '#product/line-info.ts';

/** What the page of the line JRW says of its range besides what its card shows. */
export const JRW_RANGE: readonly LineFact[] = [
  fact('sizes', '025 – 150'),
  { name: 'stages', value: { zh: '单级或两级蜗轮', en: 'One or two worm stages' } },
  { name: 'position', value: { zh: 'B3、B6、B7、B8、V5、V6', en: 'B3, B6, B7, B8, V5, V6' } },
];
