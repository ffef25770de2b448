/** Finds the call that a request is for. */
export interface Route<Handler> {
  /** Method and path, as in the table. */
  readonly call: string;
  readonly handler: Handler;
}

export interface FoundRoute<Handler> extends Route<Handler> {
  /** What is in the path where the table has braces. */
  readonly params: Readonly<Record<string, string>>;
}

/** @param routes by method and path; of two matches, the one with fewer braces is taken */
export function createRoutes<Handler>(
  routes: readonly Route<Handler>[],
): (method: string, path: string) => FoundRoute<Handler> | null {
  const patterns = routes
    .map((route) => ({
      route,
      pattern: new RegExp(`^${route.call.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      braces: route.call.split('{').length,
    }))
    .toSorted((one, other) => one.braces - other.braces);
  return (method, path) => {
    for (const { route, pattern } of patterns) {
      const match = pattern.exec(`${method} ${path}`);
      if (match !== null) return { ...route, params: { ...match.groups } };
    }
    return null;
  };
}
