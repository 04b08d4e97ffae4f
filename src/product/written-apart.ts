/** A figure with one decimal, or as many as it needs not to be read as the limit it lies beyond: 3.02 % is not 3.0 %. */
export function writtenApart(figure: number, limit: number): string {
  const beyond = (text: string) => Math.abs(Number(text) - limit) > 1e-9 && Number(text) > limit === figure > limit;
  for (let decimals = 1; decimals <= 5; decimals++) {
    const text = figure.toFixed(decimals);
    if (beyond(text)) return text;
  }
  return figure.toFixed(1);
}
