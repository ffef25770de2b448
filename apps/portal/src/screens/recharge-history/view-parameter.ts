/** Query parameter that says which view of the screen is shown; the history without it. */
const viewParameter = 'view';

const statement = 'statement';

/** The search of the statement's address. */
export const statementSearch = `?${viewParameter}=${statement}`;

/** Whether an address shows the statement. */
export function isStatement(parameters: URLSearchParams): boolean {
  return parameters.get(viewParameter) === statement;
}
