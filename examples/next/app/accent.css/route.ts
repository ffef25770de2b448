import { accentStyleSheet } from '@tram/ui/accent';

/** Written once, at the build. */
export const dynamic = 'force-static';

/** Your colour, in every theme. The build stops where it could be taken for a status. */
const accent = '#0f6f8f';

/** A file rather than a `<style>`, so that the policy allows no style in the page. */
export function GET(): Response {
  return new Response(accentStyleSheet(accent), { headers: { 'Content-Type': 'text/css' } });
}
