import { useCallback, useEffect, useRef, useState } from 'react';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import {
  keptSized,
  type SizedFields,
  sizedAgain,
  sizedFields,
} from '#modules/configurator/domain/sized/sized-fields.ts';
import type { DraftContent, OpenDraft } from '#modules/drafts/web/public.ts';
import type { Configuration } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';
import { SIZING_CASE } from '#product/sizing-case.ts';
import type { OpenLine } from './line-store.ts';
import type { WizardStart } from './wizard.tsx';

interface SizedParts {
  readonly start: WizardStart;
  /** The saved line that is edited. */
  readonly saved: OpenLine | undefined;
  readonly config: Configuration;
  readonly description: Description;
  readonly line: ProductLine;
  readonly note: OpenDraft['note'];
}

/** The sizing a wizard comes from, as the wizard holds it. */
interface HeldSizing {
  readonly sized: SizedFields | undefined;
  /** Takes it off: what it filled in stays, and nothing leads back to it. */
  readonly takeOff: () => void;
  /** Keeps what others note beside the draft, with this. */
  readonly keep: (noted: DraftContent) => void;
}

/** What a sizing filled in when the wizard began, before the draft was left or before the line was saved, kept beside the draft with what others note there. */
export function useSized({ start, saved, config, description, line, note }: SizedParts): HeldSizing {
  const { sizedBy, noted } = start;
  const [first] = useState(() =>
    sizedBy === undefined
      ? sizedAgain(noted, saved?.form[SIZING_CASE])
      : sizedFields(sizedBy, { config, description, line }),
  );
  const [isTakenOff, setTakenOff] = useState(false);
  const others = useRef<DraftContent>({});
  const keep = useCallback(
    (other: DraftContent) => {
      others.current = other;
      note({ ...other, ...(first && keptSized(isTakenOff ? null : first)) });
    },
    [note, first, isTakenOff],
  );
  const isNew = sizedBy !== undefined || start.begun !== undefined;
  useEffect(() => {
    if (isNew || isTakenOff) keep(others.current);
  }, [isNew, isTakenOff, keep]);
  return { sized: isTakenOff ? undefined : first, takeOff: () => setTakenOff(true), keep };
}
