// oxlint-disable no-underscore-dangle -- the names of PGlite's own locks
/**
 * The embedded database with prepared statements. PGlite itself parses, describes and plans every statement anew, in six calls
 * into its WebAssembly. One that is known is bound and executed here in a single call, in about a tenth of the time.
 */
import {
  messages,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { isPreparable } from './name-statements.ts';
import { type ReadColumn, readWireAnswer } from './wire-answer.ts';
import { wireRequest } from './wire-request.ts';

const { serialize } = protocol;

/** How many statements stay prepared. Each keeps its plan in the database's memory, some ten kilobytes. */
const mostPrepared = 300;

/** What may change the columns of a prepared statement, which PostgreSQL then refuses to execute. */
const redefining = /^\s*(?:create|alter|drop)\b/i;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly options: QueryOptions;
}

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What its rows hold; empty for a statement without rows. */
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  /** How its columns are read, by the parsers that a caller brings: a caller brings the same ones each time. */
  readonly columns: WeakMap<object, readonly ReadColumn[]>;
}

const noParsers = {};

/** What the migrations create. PGlite only has the extensions that it is opened with. */
const extensions = { btree_gin, pg_trgm };

/** PGlite whose queries and transactions use prepared statements. */
export class EmbeddedPostgres extends PGlite {
  /** By their text, the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;
  /** Transactions, and statements outside of them, that are at work or wait for their turn. */
  #turns = 0;
  /** Statements at work or waiting, also inside a transaction. */
  #statements = 0;

  constructor(folder: string) {
    super(folder, { extensions });
  }

  override async query<Row>(
    text: string,
    values: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    if (!isPreparable(text)) {
      return this.#forgetAfter(text, super.query<Row>(text, [...values], options));
    }
    const statement = { text, values, options };
    if (this.ready && this.#turns === 0) return this.#run<Row>(statement);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<Row>(statement));
  }

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#turns += 1;
    return super._runExclusiveTransaction(work).finally(() => (this.#turns -= 1));
  }

  override _runExclusiveQuery<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#statements += 1;
    return super._runExclusiveQuery(work).finally(() => (this.#statements -= 1));
  }

  override transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return super.transaction((transaction) => {
      const query = async <Row>(
        text: string,
        values: readonly unknown[] = [],
        options: QueryOptions = {},
      ): Promise<Results<Row>> => {
        // PGlite itself refuses to use a transaction that has ended.
        if (transaction.closed || !isPreparable(text)) {
          return this.#forgetAfter(text, transaction.query<Row>(text, [...values], options));
        }
        return this.#run<Row>({ text, values, options });
      };
      const prepared: Transaction = Object.create(transaction, { query: { value: query } });
      return work(prepared);
    });
  }

  async #forgetAfter<Value>(text: string, done: Promise<Value>): Promise<Value> {
    const value = await done;
    if (redefining.test(text)) this.#prepared.clear();
    return value;
  }

  #run<Row>(statement: Statement): Promise<Results<Row>> {
    const prepared = this.#prepared.get(statement.text);
    // It is executed before this returns, so nothing can come between: PGlite's locks would only take their time.
    if (prepared !== undefined && this.#statements === 0) return this.#execute(statement, prepared);
    return this._runExclusiveQuery(async () =>
      this.#execute(
        statement,
        this.#prepared.get(statement.text) ?? (await this.#prepare(statement.text)),
      ),
    );
  }

  async #execute<Row>(statement: Statement, prepared: Prepared): Promise<Results<Row>> {
    // Deleted and set again, so that the first key of the map is always the least recently used one.
    this.#prepared.delete(statement.text);
    this.#prepared.set(statement.text, prepared);
    const parts: Buffer[] = [];
    await this.execProtocolRawStream(
      wireRequest(prepared.name, this.#asText(statement, prepared)),
      {
        syncToFs: false,
        // A copy, because the database writes over its own.
        onRawData: (part) => parts.push(Buffer.from(part)),
      },
    );
    const [only = Buffer.alloc(0), ...others] = parts;
    const answer = others.length === 0 ? only : Buffer.concat(parts);
    return this.#resultOf<Row>(answer, prepared, statement.options);
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${(this.#names += 1)}`;
    const requests = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    if (this.#prepared.size >= mostPrepared) {
      const [oldest] = this.#prepared;
      if (oldest !== undefined) {
        requests.push(serialize.close({ type: 'S', name: oldest[1].name }));
        this.#prepared.delete(oldest[0]);
      }
    }
    let parameterTypes: number[] = [];
    let fields: Prepared['fields'] = [];
    for (const message of await this.execProtocolStream(
      Buffer.concat([...requests, serialize.sync()]),
      { syncToFs: false },
    )) {
      if (message instanceof messages.ParameterDescriptionMessage) {
        parameterTypes = message.dataTypeIDs;
      }
      if (message instanceof messages.RowDescriptionMessage) fields = message.fields;
    }
    return { name, parameterTypes, fields, columns: new WeakMap() };
  }

  #asText({ values, options }: Statement, { parameterTypes }: Prepared): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index] ?? 0;
      const write = options.serializers?.[type] ?? this.serializers[type];
      if (write !== undefined) return write(value);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
  }

  /** @throws DatabaseError of PostgreSQL */
  #resultOf<Row>(
    answer: Buffer,
    { fields, columns: known }: Prepared,
    { parsers = noParsers, rowMode }: QueryOptions,
  ): Results<Row> {
    const columns =
      known.get(parsers) ??
      fields.map(({ dataTypeID: type }) => parsers[type] ?? this.parsers[type] ?? asIs);
    known.set(parsers, columns);
    const { rows, affectedRows, hasFailed } = readWireAnswer(answer, columns);
    if (hasFailed) throw errorIn(answer);
    const results =
      rowMode === 'array'
        ? rows
        : rows.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]])));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what the rows of its statement are, as with PGlite's own `query`
    return { rows: results as Row[], fields: [...fields], affectedRows };
  }
}

const asIs = (text: string) => text;

function errorIn(answer: Buffer): Error {
  let found: Error | null = null;
  new protocol.Parser().parse(answer, (message) => {
    if (message instanceof messages.DatabaseError) found ??= message;
  });
  return found ?? new Error('the embedded database failed without an error');
}
