import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope read the forms of our own pages, which browsers send without a script. @param bodyLimit bytes */
export function readForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}
