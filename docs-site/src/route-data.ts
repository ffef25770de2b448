import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** A page in another language says so, for who hears it and for the browser's own translation. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { entry, entryMeta } = locals.starlightRoute;
  const { language } = entry.data;
  if (language !== undefined) entryMeta.lang = language;
});
