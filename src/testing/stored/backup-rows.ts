import { gunzipSync } from 'node:zlib';

type Row = Readonly<Record<string, string | null>>;

/** The rows of each table of a backup, every column as PostgreSQL writes it as text. */
export function rowsInBackup(packed: Buffer): Readonly<Record<string, readonly Row[]>> {
  const [head = '{}', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
  const columns = new Map<string, string[]>(
    JSON.parse(head).tables.map((table: { name: string; columns: string[] }) => [table.name, table.columns]),
  );
  const tables: Record<string, Row[]> = {};
  let table = '';
  for (const line of lines) {
    const content = JSON.parse(line);
    if (Array.isArray(content)) {
      const named = (columns.get(table) ?? []).map((name, at) => [name, content[at] ?? null] as const);
      tables[table]?.push(Object.fromEntries(named));
    } else if (typeof content.table === 'string') {
      table = content.table;
      tables[table] = [];
    }
  }
  return tables;
}
