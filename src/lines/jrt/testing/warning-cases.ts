import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import type { Search, Values } from '#product/configuration.ts';
import type { WarningDef } from '#product/warning.ts';

interface Given {
  readonly values?: Values;
  readonly row?: BasicType | null;
  readonly search?: Partial<Search>;
  readonly tolerance?: number;
}

/** Where a warning arises, and the change by which it does not. */
export type WarningCase = readonly [id: string, title: string, given: Given, without: Given];

/** Proves each warning of a list by its cases: it arises, and the change settles it. */
export function proveWarnings(warnings: readonly WarningDef[], cases: readonly WarningCase[]): void {
  describe('a JRT warning', () => {
    it.each(cases)('%s: %s', (id, _title, given, without) => {
      expect(arising(given)).toContain(id);
      expect(arising({ ...given, ...without })).not.toContain(id);
    });

    it('of this list has a case in this table', () => {
      const covered = new Set(cases.map(([id]) => id));
      expect(warnings.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
    });
  });
}

function arising({ values = {}, row = null, search = {}, tolerance }: Given): readonly string[] {
  const config = aConfiguration(values, { basicType: row, search: { ...EMPTY_SEARCH, ...search }, tolerance });
  return warningsOf(config, SAMPLE_PRODUCT).map(({ id }) => id);
}
