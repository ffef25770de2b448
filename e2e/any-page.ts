/**
 * A page of any engine, as far as helpers of both need it: Playwright's `Page`, and `WebKitPage`, which WebDriver drives. What is
 * evaluated is sent to the page as text, so that it can use nothing from around it.
 */
export interface AnyPage {
  /** Runs the text of a script in the page. */
  evaluate(script: string): Promise<unknown>;
  /** Runs a function in the page, and waits for its promise if it returns one. */
  evaluate<Result>(act: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Given>(
    act: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>;
}
