// @vitest-environment happy-dom
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureCalls } from '#web/calls/call.ts';
import { downloadTechnicalDocuments } from './download-technical-documents.ts';

afterEach(() => vi.restoreAllMocks());

const aFile = (name: string) =>
  new Response(`%PDF-${name}`, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
const refusal = (status: number, headers = {}) =>
  Response.json({ code: status, result: null, description: 'No' }, { status, headers });

/** Asks for lines over a network double, and notes what is saved and how far it was told to be. */
async function batch(ids: readonly string[], answer: (id: string) => Response) {
  const saved: { name: string; blob: Blob }[] = [];
  const asked: string[] = [];
  const told: number[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  configureCalls({
    fetch: async (_input, init) => {
      const [{ productConfig }] = JSON.parse(String(init?.body));
      asked.push(productConfig.id);
      return answer(productConfig.id);
    },
  });
  const outcome = await downloadTechnicalDocuments(ids, {
    language: 'en',
    withAnnexes: false,
    onDone: (count) => told.push(count),
  }).then(
    () => 'done',
    (error) => error.status,
  );
  return { saved, asked, told, outcome };
}

describe('the documents of several lines', () => {
  it('are asked for one by one, and come as one zip with a number where a name repeats', async () => {
    const { saved, asked, told } = await batch(['a', 'b'], () => aFile('R67-technical file.pdf'));
    expect([asked, told]).toEqual([
      ['a', 'b'],
      [1, 2],
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['技术文件.zip']);
    const files = unzipSync(new Uint8Array(await saved[0]!.blob.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['R67-technical file.pdf', 'R67-technical file(1).pdf']);
  });

  it('are not saved at all if one of them is out of reach', async () => {
    const { saved, outcome } = await batch(['a', 'foreign'], (id) => (id === 'a' ? aFile('a.pdf') : refusal(404)));
    expect([saved, outcome]).toEqual([[], 404]);
  });

  it('go on after the pause the portal asks for', async () => {
    const answers = [refusal(429, { 'retry-after': '0' }), aFile('a.pdf')];
    const { saved, asked } = await batch(['a'], () => answers.shift() ?? refusal(500));
    expect([asked.length, saved.length]).toEqual([2, 1]);
  });
});
