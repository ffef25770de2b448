/** `pnpm --filter @tram/ui run sizes`: builds the kit and writes what each entry weighs into SIZES.md. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { measuredSizes, tableFile, written } from './sizes/table.ts';

writeFileSync(tableFile, written(await measuredSizes()));
execFileSync('oxfmt', [tableFile], { stdio: 'inherit' });
