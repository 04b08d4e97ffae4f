import type { Verdict } from '#modules/bulk-entries/domain/verdict.ts';
import type { Tone } from '#web/ui/tag.tsx';

/** How a verdict looks. */
export const TONES: Readonly<Record<Verdict, Tone>> = { fine: 'fits', noted: 'near', unread: 'refused' };
