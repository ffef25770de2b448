import type { Services } from '../../app/services.ts';
import { shownPackage, type ShownPackage } from './landing.ts';

export interface HomeData {
  /** Null when they could not be had. */
  readonly packages: readonly ShownPackage[] | null;
}

/** The packages for the price table and the calculator. A failure costs the page only those. */
export async function loader({ api }: Services): Promise<HomeData> {
  const answer = await api.listPackages();
  return { packages: answer.ok ? answer.value.map(shownPackage) : null };
}
