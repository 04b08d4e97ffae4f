import { fact, type LineFact } from '#product/line-info.ts';

/** What the page of the line JRT says of its range besides what its card shows. */
export const JRT_RANGE: readonly LineFact[] = [
  fact('ratio', 'i = 2.81 – 289.74'),
  fact('sizes', '07 – 187'),
  { name: 'types', value: { zh: 'R、F、K、S', en: 'R, F, K, S' } },
];
