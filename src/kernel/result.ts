/** The outcome of something the business may refuse: a value, or a refusal with a stable code. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** A granted result. */
export function granted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A refused result. */
export function refused<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
