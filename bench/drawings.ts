import { readdirSync, readFileSync, statSync } from 'node:fs';
import { LINE_SOLIDS } from '#lines/solids.ts';
import { SINGLE_FORMATS } from '#modules/documents/domain/drawing-formats.ts';
import { drawnOrder } from '#modules/documents/server/drawings/drawing-job.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { drawingsAtServer } from './drawings-at-server.ts';
import { launchChromium, startServer } from './first-page.ts';
import { type Bench, type Figure, quantile, timesOf } from './measure.ts';
import { solidInBrowser } from './solid-in-browser.ts';

/** Drives of every gear type and of usual and large sizes, no two alike. */
const DRIVES = ['R', 'RF', 'F', 'FAF', 'K', 'KAF', 'KAB', 'S', 'SAF'].flatMap((builtInType) =>
  ['47', '67', '97'].flatMap((reduceUnitSize) =>
    ['90L', '132M'].map((motorSize) => ({
      ...{ gearboxModel: builtInType.slice(0, 1), builtInType, reduceUnitSize, motorSize },
      ...{ inputType: 'motor', installationPosition: 'M1', boxLocation: '90', outletNozzlePosition: '1' },
    })),
  ),
);

/** Drawings: each file uncached, and the solid on the page (assurance F12). */
export const drawings: Bench = {
  name: 'drawings',
  onlyByName: true,
  async run() {
    const files: Figure[] = [];
    for (const format of SINGLE_FORMATS) files.push(await timeOf(format));
    files.push(...(await drawingsAtServer()));
    const { server, address } = await startServer();
    const browser = await launchChromium();
    try {
      return [...files, viewerSize(), ...(await solidInBrowser(browser, address))];
    } finally {
      await browser.close();
      server.kill('SIGTERM');
    }
  },
};

async function timeOf(format: (typeof SINGLE_FORMATS)[number]): Promise<Figure> {
  const dimensions = referenceDimensions();
  const times = await timesOf(DRIVES.length, async (no) => {
    const standing = DRIVES[no % DRIVES.length] ?? {};
    const outcome = await drawnOrder(
      { line: 'JRT', product: { standing, parts: {} }, format, title: TITLE },
      { solids: LINE_SOLIDS, dimensions },
    );
    if (!outcome.ok) throw new Error(`Not drawn: ${outcome.refusal.missing.en}`);
  });
  return { name: `${format}, uncached, p95`, value: quantile(times, 0.95), unit: 'ms', most: 1000 };
}

const TITLE = {
  ...{ name: 'JRTKAF67-DN90L4', productName: 'JRTKAF67', maker: 'Drivewright' },
  release: { version: '1', hash: '0123456789abcdef' },
  ...({ language: 'zh-cn', locale: 'zh-cn', method: 'first', detail: 'full' } as const),
};

/** The file with the library that shows solids, as it is sent. */
function viewerSize(): Figure {
  const folder = 'dist/web/assets/';
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(folder + name, 'utf8').includes('WebGLRenderer'),
  );
  const value = file ? statSync(`${folder}${file}.br`).size / 1000 : Number.NaN;
  return { name: 'viewer, packed', value, unit: 'kB', most: 150 };
}
