import { describe, expect, test } from 'vitest';
import { contentHash } from '#engine/model/content-hash.ts';
import { open } from '#engine/runtime.ts';
import { domainsOf, whyNotNamed } from '#engine/session/named.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { artefactOf } from '#engine/testing/engines.ts';
import { FORMAT, MAGIC } from './artefact.ts';
import { ByteWriter, byteReader, checksum } from './bytes.ts';
import { unpack } from './unpack.ts';

const artefact = artefactOf(bicycle);

/** The part that the checksum is about. */
function bodyOf(file: Uint8Array): Uint8Array {
  const reader = byteReader(file);
  for (let skipped = 0; skipped < 4; skipped++) reader.number();
  return reader.rest();
}

function fileOf(body: Uint8Array, format = FORMAT, sum = checksum(body)): Uint8Array {
  const writer = new ByteWriter();
  for (const number of [MAGIC, format, body.length, sum]) writer.number(number);
  return Uint8Array.from([...writer.done(), ...body]);
}

describe('an artefact', () => {
  test('says which model it was made of, with all names', () => {
    expect(unpack(artefact).head).toEqual({
      hash: contentHash(bicycle),
      version: bicycle.version,
      variables: bicycle.variables,
    });
  });

  test('is the same bytes for the same model, whatever the order of its properties', () => {
    const { rules, tables, variables, version } = bicycle;
    expect(artefactOf({ rules, tables, variables, version })).toEqual(artefact);
  });

  test('is opened only as the model asked for', () => {
    expect(open(artefact, { hash: contentHash(bicycle) }).hash).toBe(contentHash(bicycle));
    expect(() => open(artefact, { hash: '0123456789abcdef' })).toThrow('not 0123456789abcdef');
  });

  test('names no rules unless it is told where they are', () => {
    expect(whyNotNamed(open(artefact), { frame: ['racing'] }, 'gears', 'hub')).toEqual({
      choices: { frame: ['racing'] },
      rules: [],
      minimal: true,
    });
  });

  test('of another format, or anything else, is refused', () => {
    expect(() => open(fileOf(bodyOf(artefact), FORMAT + 1))).toThrow('format');
    for (const file of [[], [0], [0xff, 0xff], Array(100).fill(0x80), [...new TextEncoder().encode('{"code":0}')]]) {
      expect(() => open(Uint8Array.from(file))).toThrow();
    }
  });

  test('with any byte changed is refused', () => {
    for (let place = 0; place < artefact.length; place++) {
      for (const flip of [0x01, 0x10, 0x80, 0xff]) {
        const damaged = artefact.slice();
        damaged[place]! ^= flip;
        expect(() => open(damaged), `byte ${place}`).toThrow();
      }
    }
  });

  test('cut short or drawn out is refused', () => {
    for (let length = 0; length < artefact.length; length++) expect(() => open(artefact.subarray(0, length))).toThrow();
    expect(() => open(Uint8Array.from([...artefact, 0]))).toThrow();
  });

  test('that was changed and signed anew is refused or gives some answer, and keeps nobody waiting', () => {
    const body = bodyOf(artefact);
    for (let place = 0; place < body.length; place++) {
      for (const flip of [0x01, 0x02, 0x40, 0x81, 0xff]) {
        const forged = body.slice();
        forged[place]! ^= flip;
        answerOrThrow(fileOf(forged));
      }
      answerOrThrow(fileOf(body.subarray(0, place)));
    }
  });
});

function answerOrThrow(file: Uint8Array): void {
  try {
    const engine = open(file);
    const session = engine.session();
    domainsOf(engine, {});
    session.complete();
    session.remainingPer(engine.id('gears'));
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
}
