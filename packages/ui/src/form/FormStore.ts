/** Why a value is not accepted. `invalid` is pink-red; `warn` is yellow and means that something is still missing. */
export interface FieldIssue {
  readonly status: 'invalid' | 'warn';
  readonly message: string;
}

export type FieldName<Values extends object> = keyof Values & string;

/** What the server refused, in its own words. */
export interface ServerErrors<Values extends object> {
  /** About a field: shown until that field no longer holds the value that was refused. */
  readonly fields?: { readonly [Name in FieldName<Values>]?: string | undefined } | undefined;
  /** About the whole: shown by the screen (`useFormState(form).error`) until the next answer. */
  readonly form?: string | undefined;
}

/** What a submit handler may answer: nothing, or what the server refused. */
export type SubmitAnswer<Values extends object> =
  | void
  | ServerErrors<Values>
  | undefined
  | Promise<void | ServerErrors<Values> | undefined>;

export type Issues = Readonly<Record<string, FieldIssue>>;

/** The result of one check: what is wrong, or the way to send what is right. */
export type Attempt<Values extends object> =
  | { readonly issues: Issues; readonly send?: undefined }
  | { readonly issues?: undefined; readonly send: () => SubmitAnswer<Values> };

export type Check<Values extends object> = (
  values: Values,
) => Attempt<Values> | Promise<Attempt<Values>>;

/** A field that the server refused: the issue, and the value that it is about. */
interface Refusal {
  readonly issue: FieldIssue;
  readonly value: unknown;
}

export interface FormState<Values extends object> {
  readonly values: Values;
  readonly issues: Issues;
  readonly refusals: Readonly<Record<string, Refusal>>;
  /** What fields know themselves: what is typed there is no value at all. */
  readonly ownIssues: Issues;
  readonly touched: ReadonlySet<string>;
  /** The submit handler is running. */
  readonly submitting: boolean;
  /** What the server refused about the whole form. */
  readonly error: string | undefined;
  /** How many submits were stopped by an issue; a change of it moves the focus to the first one. */
  readonly refusedSubmits: number;
  /** How many times it was reset; with a change of it a field forgets a text that never was a value. */
  readonly resets: number;
}

/**
 * The values of one form, what is wrong with them and what the customer has touched, outside React.
 *
 * Rules (specification, section 5): it validates on change and on blur; a field shows its status only once touched; a
 * submit touches every field and reaches the handler only when nothing is wrong. A submit never resets the values.
 */
export class FormStore<Values extends object> {
  readonly #initialValues: Values;
  #check: Check<Values>;
  #state: FormState<Values>;
  readonly #listeners = new Set<() => void>();
  #checks = 0;

  constructor(initialValues: Values, check: Check<Values>) {
    this.#initialValues = initialValues;
    this.#check = check;
    this.#state = initialState(initialValues);
  }

  /** The newest validator and handler: they may close over props. Values and touched fields stay. */
  setCheck(check: Check<Values>): void {
    this.#check = check;
  }

  readonly getState = (): FormState<Values> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void {
    this.setFieldValue(name, value);
  }

  /** A value by the name that a field knows as a string. */
  fieldValue(name: string): unknown {
    return Reflect.get(this.#state.values, name);
  }

  /** Sets a value by the name that a field knows as a string. A value of the wrong type is for the check to report. */
  setFieldValue(name: string, value: unknown): void {
    if (Object.is(this.fieldValue(name), value)) return;
    this.#update({ values: { ...this.#state.values, [name]: value } });
    this.#recheck();
  }

  /**
   * What a field knows itself and its value cannot tell: a text that is no date is the value ''. It is shown in place of
   * what the check says, and keeps the form from being sent. A field takes it back with undefined.
   */
  setOwnIssue(name: string, issue: FieldIssue | undefined): void {
    const { [name]: known, ...others } = this.#state.ownIssues;
    if (known?.message === issue?.message && known?.status === issue?.status) return;
    this.#update({ ownIssues: issue === undefined ? others : { ...others, [name]: issue } });
  }

  /** The customer has left these fields: from now on they show their status. */
  touch(names: Iterable<string>): void {
    this.#update({ touched: new Set([...this.#state.touched, ...names]) });
    this.#recheck();
  }

  /** What a field shows: nothing before it is touched. */
  shownIssue(name: string): FieldIssue | undefined {
    const { issues, refusals, ownIssues, touched } = this.#state;
    if (!touched.has(name)) return undefined;
    if (ownIssues[name] !== undefined) return ownIssues[name];
    const refusal = refusals[name];
    if (refusal !== undefined && Object.is(refusal.value, this.fieldValue(name))) {
      return refusal.issue;
    }
    return issues[name];
  }

  /** Shows what the server refused, beside the values that it refused, and moves the focus to the first such field. */
  setServerErrors({ fields = {}, form }: ServerErrors<Values>): void {
    const refusals: Record<string, Refusal> = {};
    for (const [name, message] of Object.entries<string | undefined>(fields)) {
      if (message === undefined) continue;
      refusals[name] = { issue: { status: 'invalid', message }, value: this.fieldValue(name) };
    }
    const names = Object.keys(refusals);
    this.#update({
      refusals,
      error: form,
      touched: new Set([...this.#state.touched, ...names]),
      refusedSubmits: this.#state.refusedSubmits + (names.length > 0 ? 1 : 0),
    });
  }

  /**
   * Touches every field, and calls the handler when nothing is wrong. A second call while one is running does nothing.
   * @returns whether the server accepted it
   * @throws what the handler throws; the form is free again
   */
  async submit(): Promise<boolean> {
    if (this.#state.submitting) return false;
    this.#update({ submitting: true });
    try {
      this.#checks += 1;
      const { issues = {}, send } = await this.#check(this.#state.values);
      const ownIssues = Object.keys(this.#state.ownIssues);
      this.#update({
        issues,
        touched: new Set([
          ...Object.keys(this.#state.values),
          ...Object.keys(issues),
          ...ownIssues,
        ]),
      });
      if (send === undefined || ownIssues.length > 0) {
        this.#update({ refusedSubmits: this.#state.refusedSubmits + 1 });
        return false;
      }
      const errors = (await send()) ?? {};
      this.setServerErrors(errors);
      return errors.form === undefined && Object.keys(this.#state.refusals).length === 0;
    } finally {
      this.#update({ submitting: false });
    }
  }

  /** Back to the initial values, or to others; nothing touched. */
  reset(values: Values = this.#initialValues): void {
    this.#checks += 1;
    this.#state = { ...initialState(values), resets: this.#state.resets + 1 };
    this.#notify();
  }

  #update(change: Partial<FormState<Values>>): void {
    this.#state = { ...this.#state, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Old issues stay on the screen until the new ones are known; of several checks the last one counts. */
  #recheck(): void {
    this.#checks += 1;
    const check = this.#checks;
    const attempt = this.#check(this.#state.values);
    if (!(attempt instanceof Promise)) {
      this.#update({ issues: attempt.issues ?? {} });
      return;
    }
    void attempt.then(({ issues = {} }) => {
      if (check === this.#checks) this.#update({ issues });
    });
  }
}

function initialState<Values extends object>(values: Values): FormState<Values> {
  return {
    values,
    issues: {},
    refusals: {},
    ownIssues: {},
    touched: new Set(),
    submitting: false,
    error: undefined,
    refusedSubmits: 0,
    resets: 0,
  };
}
