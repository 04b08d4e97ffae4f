import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { importModel } from '#engine/importers/import-model.ts';
import { checkModel } from '#engine/model/check-model.ts';
import type { Model } from '#engine/model/model.ts';

/** A sound model from a file, plain or gzip; throws with the file's name and what is wrong with it. */
export function readModel(file: string): Model {
  return about(file, () => {
    const model = importModel(textOf(file));
    const [problem] = checkModel(model);
    if (problem) throw new Error(`${problem.kind}: ${problem.subject} (${problem.detail})`);
    return model;
  });
}

/** The text of a file, plain or gzip, without the mark of its encoding that some programs put first. */
export function textOf(file: string): string {
  const bytes = readFileSync(file);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
}

/** Runs, and lets what goes wrong begin with the file's name. */
export function about<Value>(file: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
