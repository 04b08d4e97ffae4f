import { renderTechnicalPdf } from '#modules/documents/server/technical-pdf.ts';
import { A_PICTURE, aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { type Bench, median, quantile, timesOf } from './measure.ts';

/** Four pages of technical document in both languages (assurance F10). */
export const technicalPdf: Bench = {
  name: 'technical-pdf',
  async run() {
    const sheet = aTechnicalSheet({ language: 'both' });
    const print = () =>
      renderTechnicalPdf(
        [
          { sheet, picture: A_PICTURE },
          { sheet, picture: A_PICTURE },
        ],
        { brand: { name: 'Drivewright' } },
      );
    const first = performance.now();
    const bytes = await print();
    const cold = performance.now() - first;
    const times = await timesOf(30, print);
    return [
      { name: 'first document of the process', value: cold, unit: 'ms' },
      { name: 'four pages p50', value: median(times), unit: 'ms' },
      { name: 'four pages p95', value: quantile(times, 0.95), unit: 'ms', most: 300 },
      { name: 'size', value: bytes.length / 1000, unit: 'kB', most: 300 },
    ];
  },
};
