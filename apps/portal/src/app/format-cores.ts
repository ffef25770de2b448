import { i18n } from './words.ts';

/**
 * A CPU as a package names it, in the language of the page: `Ryzen 9 7950X, 16 nhân`, in English `Ryzen 9 7950X, 16 cores`. The
 * server knows Vietnamese alone; a name that does not count cores stays as it is.
 */
export function formatCores(cpu: string): string {
  return i18n.language === 'vi'
    ? cpu
    : cpu.replaceAll(/(\d+) nhân(?!\p{L})/gu, (_, count: string) =>
        count === '1' ? '1 core' : `${count} cores`,
      );
}
