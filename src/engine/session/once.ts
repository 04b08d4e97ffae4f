/** The value of a computation made at most once, at the first call. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
