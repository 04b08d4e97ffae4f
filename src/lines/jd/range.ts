import { fact, type LineFact } from '#product/line-info.ts';

/** What the page of the line JD says of its range besides what its card shows. */
export const JD_RANGE: readonly LineFact[] = [
  { name: 'poles', value: { zh: '2、4、6、8', en: '2, 4, 6, 8' } },
  fact('frames', '56 – 355'),
  fact('protection', 'IP55 – IP66'),
];
