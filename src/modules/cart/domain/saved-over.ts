import { granted, type Result, refused } from '#kernel/result.ts';

/** What a saved configuration is, whatever is changed of it: its product line, and whether it is of the sample catalogue. */
interface Kept {
  readonly category: string;
  readonly sampleSelectionFlag?: 'Y' | 'N';
}

/** Why a form is not saved over a line. */
interface SavedOverRefusal {
  readonly code: 'configuration.other-line' | 'configuration.no-sample-again';
  readonly params: Readonly<Record<string, string>>;
}

/** Whether a form may be saved over a line: it keeps its product line, and what left the sample catalogue is no sample again (ADR 62). */
export function savedOver(line: Kept, form: Kept): Result<null, SavedOverRefusal> {
  if (form.category !== line.category)
    return refused({ code: 'configuration.other-line', params: { line: line.category, other: form.category } });
  if (form.sampleSelectionFlag === 'Y' && line.sampleSelectionFlag !== 'Y')
    return refused({ code: 'configuration.no-sample-again', params: {} });
  return granted(null);
}
