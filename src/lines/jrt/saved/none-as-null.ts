import { HIDDEN, NONE } from '#product/field.ts';

/** `none`, empty and falsy become null on the wire: brakes, release device, thermal protection (spec 001 §9). */
export function noneAsNull(value: string | null | undefined): string | null {
  return !value || value === NONE || value === HIDDEN ? null : value;
}

/** The way back: null means that none is wanted. */
export function nullAsNone(value: string | null | undefined): string {
  return noneAsNull(value) ?? NONE;
}

/** A value that does not apply is null on the wire. */
export function hiddenAsNull(value: string | null | undefined): string | null {
  return !value || value === HIDDEN ? null : value;
}
