import { textIn } from '#kernel/locale.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { axesRoutes, type SizingBody } from '#modules/sizing/contract.ts';
import { axesFileName, axesSheet } from '#modules/sizing/domain/axes/axes-sheet.ts';
import { type JudgedAxis, judgeAxis } from '#modules/sizing/domain/axes/judge-axis.ts';
import { readAxes } from '#modules/sizing/domain/axes/read-axes.ts';
import { bestOfEach } from '#modules/sizing/domain/select/best-of-each.ts';
import { driveOf, foundDrives, type JudgedBy } from '#modules/sizing/server/judged-drives.ts';
import { knownApplication, sized } from '#modules/sizing/server/sized.ts';
import { csvOf } from '#server/csv.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';

/** Serves the drives of several machines, and their table as a file, to everybody. */
export function registerAxes(portal: Portal, releases: Pick<Releases, 'current'>): void {
  serve(portal, axesRoutes.drives, async ({ body: { machines }, locale, giveWay }) => {
    const rows: { drives: Awaited<ReturnType<typeof bestFor>> }[] = [];
    for (const machine of machines) rows.push({ drives: await bestFor(machine, { releases, locale, giveWay }) });
    return { rows };
  });

  serve(portal, axesRoutes.file, async ({ body, locale, giveWay }) => {
    const application = knownApplication(body.application);
    const table = readAxes(application, body.text, body.unit);
    if (table.kind === 'refused') throw new Failure('sizing.refused', { reason: textIn(table.text, locale) });
    const axes: JudgedAxis[] = [];
    for (const row of table.rows) {
      axes.push(judgeAxis(application, row, body.unit));
      await giveWay();
    }
    const { columns } = table;
    const sheet = axesSheet({ application, columns, axes, drives: body.drives, unit: body.unit }, locale);
    const disposition = contentDisposition(`${axesFileName(application, locale)}.${body.format}`, 'attachment');
    return { file: FILES[body.format](sheet).then((made) => ({ ...made, disposition })) };
  });
}

async function bestFor(machine: SizingBody, by: JudgedBy) {
  const found = await foundDrives(sized(machine, by.locale), by);
  return bestOfEach(found).map((drive) => driveOf(drive, by.locale));
}

type Sheet = ReturnType<typeof axesSheet>;

const FILES: Readonly<Record<'xlsx' | 'csv', (sheet: Sheet) => Promise<{ bytes: Uint8Array; type: string }>>> = {
  xlsx: async (sheet) => ({ bytes: await sheetBytes(sheet), type: XLSX_TYPE }),
  csv: async ({ columns, rows }) => ({
    bytes: Buffer.from(csvOf([columns.map(({ heading }) => heading), ...rows])),
    type: 'text/csv',
  }),
};
