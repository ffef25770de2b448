import { expect, test } from 'vitest';
import { simulateBackup } from './simulated-cloud-driver.ts';

test('a backup is named after the time in Vietnam at which it was asked for, as the log and the portal tell it', () => {
  expect(simulateBackup(new Date('2026-11-19T04:20:00.500Z'))).toBe('backup-20261119-112000');
  expect(simulateBackup(new Date('2026-11-19T17:00:01Z'))).toBe('backup-20261120-000001');
});
