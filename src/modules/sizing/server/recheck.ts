import { type Locale, textIn } from '#kernel/locale.ts';
import { SIZED_LINES } from '#lines/sized.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type RecheckedDto, recheckRoute } from '#modules/sizing/contract.ts';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import { judgeCandidates } from '#modules/sizing/domain/select/judge-candidates.ts';
import { demandOf, needOf } from '#modules/sizing/domain/select/need-of.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import { DRIVE_GONE } from '#modules/sizing/domain/sized-drive-words.ts';
import { evaluateSizing, type Sizing } from '#modules/sizing/domain/sizing.ts';
import { type WorstCase, worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import type { SizedDrive } from '#product/sizing-case.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';

type Current = Pick<Releases, 'current'>;

/** Serves whether drives still do the work they were sized for: it reads product data and what is sent, and nothing of anybody. */
export function registerRecheck(portal: Portal, releases: Current): void {
  serve(portal, recheckRoute, async ({ body, giveWay, locale }) => {
    const rows: RecheckedDto[] = [];
    for (const drive of body.drives) {
      rows.push(recheckOf(drive, releases, locale));
      await giveWay();
    }
    return { rows };
  });
}

const HOLDS: RecheckedDto = { holds: true, reason: null };
const UNTOLD: RecheckedDto = { holds: null, reason: null };

/** A drive of a release in force is what it was; of an earlier one it is judged by the one in force, at the machine of its case. */
function recheckOf(drive: SizedDrive, releases: Current, locale: Locale): RecheckedDto {
  const line = SIZED_LINES.find((one) => one.line === drive.line);
  const machine = machineOf(drive.case);
  if (line === undefined || machine === undefined) return UNTOLD;
  const { catalogue, hash, index } = releases.current(line.line);
  if (hash === drive.release) return HOLDS;
  const row = rowFor(drive.row, machine, { line, find: (id, filters) => index.find(id, filters) });
  if (row === undefined) return { holds: false, reason: textIn(DRIVE_GONE, locale) };
  const candidate = line.candidateOf(row, catalogue.partFigures?.(row) ?? {});
  const [judged] = judgeCandidates([candidate], needOf(machine.sizing, machine.worst));
  if (judged?.verdict !== 'lost') return HOLDS;
  return { holds: false, reason: judged.reasons.map(({ text }) => textIn(text, locale)).join('; ') };
}

interface Machine {
  readonly sizing: Sizing;
  readonly worst: WorstCase | undefined;
}

/** The machine of a case, as its page computes it; what no input takes is left out there as here. */
function machineOf(text: string): Machine | undefined {
  const params = new URLSearchParams(text);
  const application = applicationOf(params.get('application') ?? '');
  if (application === undefined) return undefined;
  const query = { application: application.id, ...caseOf(application, params) };
  const sizing = evaluateSizing(query);
  return sizing && { sizing, worst: worstCase(application, query, sizing) };
}

interface Searched {
  readonly line: SizedLine;
  readonly find: ReturnType<Current['current']>['index']['find'];
}

/** The row as the search for the machine reads it: some are rated by the load they are asked to bear. */
function rowFor(id: string, { sizing, worst }: Machine, { line, find }: Searched) {
  const demand = demandOf(sizing, worst);
  const searches = demand === undefined ? [] : line.searches(demand);
  return [...searches, {}].map((filters) => find(id, filters)).find((row) => row !== undefined);
}
