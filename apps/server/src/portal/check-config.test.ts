import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { SettingsError } from '../settings.ts';
import { checkConfig } from './routes.ts';

test('a configuration that the portal refuses is a setting that cannot be used, with the portal’s reason', () => {
  const refuses = {
    checkConfig(): void {
      throw new Error('The accent #0b6834 is too near to positive.');
    },
  };
  expect(() => checkConfig(refuses, defaultRuntimeConfig)).toThrow(
    new SettingsError('TRAM_CONFIG cannot be used: The accent #0b6834 is too near to positive.'),
  );
});

test('one that it takes, or an older build that checks nothing, goes on', () => {
  expect(() => checkConfig({ checkConfig: () => undefined }, defaultRuntimeConfig)).not.toThrow();
  expect(() => checkConfig({}, defaultRuntimeConfig)).not.toThrow();
});
