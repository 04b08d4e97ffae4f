import type { ServerProcess } from '#testing/portal-process.ts';

const MEGABYTE = 1e6;

/** What the process says of itself: seconds of processor, megabytes held. */
export async function figuresOf(server: ServerProcess): Promise<{ processor: number; held: number }> {
  const address = /"metrics":"([^"]+)"/.exec(server.said())?.[1] ?? '';
  const text = await (await fetch(address)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    processor: read('process_cpu_seconds_total'),
    held: read('process_resident_memory_bytes') / MEGABYTE,
  };
}
