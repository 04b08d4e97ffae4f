import type { VersionBody, VersionKind } from './quote-body.ts';

/** What was said of a line in what was sent, rather than in its thread. */
export interface LineWords {
  readonly no: number;
  readonly kind: VersionKind;
  readonly at: string;
  readonly actorName: string;
  readonly text: string;
}

interface Sent extends Pick<LineWords, 'no' | 'kind' | 'at' | 'actorName'> {
  readonly body: {
    readonly lines: readonly Pick<VersionBody['lines'][number], 'lineNo' | 'note' | 'notOfferedReason'>[];
  };
}

/**
 * The notes to a line in the versions of its quote, such as the words of a counter offer, the first first. A version repeats what the
 * one before it said: it is told once, where it was said.
 */
export function lineWords(versions: readonly Sent[], lineNo: number): readonly LineWords[] {
  return versions.flatMap((version, index) => {
    const { no, kind, at, actorName } = version;
    const before = saidIn(versions[index - 1], lineNo);
    const news = saidIn(version, lineNo).filter((text) => !before.includes(text));
    return news.map((text) => ({ no, kind, at, actorName, text }));
  });
}

function saidIn(version: Sent | undefined, lineNo: number): readonly string[] {
  const line = version?.body.lines.find((one) => one.lineNo === lineNo);
  return [line?.note ?? '', line?.notOfferedReason ?? ''].filter((text) => text !== '');
}
