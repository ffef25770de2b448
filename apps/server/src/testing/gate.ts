/** Something to wait for until a test lets it happen. */
export class Gate {
  #open: () => void = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  readonly open = (): void => this.#open();
}
