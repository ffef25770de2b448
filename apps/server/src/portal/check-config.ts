import type { RuntimeConfig } from '@tram/api/runtime-config';
import { SettingsError } from '../settings.ts';
import type { PortalRenderer } from './built-portal.ts';

/**
 * Refuses an operator's configuration that the portal cannot make a page of (an accent too near to a status colour), when the
 * server starts rather than when the first visitor comes.
 * @throws SettingsError with the portal's reason in one line
 */
export function checkConfig(
  renderer: Pick<PortalRenderer, 'checkConfig'>,
  config: RuntimeConfig,
): void {
  try {
    renderer.checkConfig?.(config);
  } catch (error) {
    throw new SettingsError(
      `TRAM_CONFIG cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
