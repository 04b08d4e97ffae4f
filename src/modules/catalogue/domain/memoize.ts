/** A function that remembers its values for the keys asked last, at most so many; in the domain, which uses no package. */
export function memoize<Value>(max: number, make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.delete(key);
    values.set(key, value);
    const [oldest = key] = values.keys();
    if (values.size > max) values.delete(oldest);
    return value;
  };
}
