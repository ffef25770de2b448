import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggedError } from './error-log.ts';

test('the values of a query that failed are not logged, its cause is', () => {
  const cause = Object.assign(new Error('duplicate key value violates a constraint'), {
    code: '23505',
    detail: 'Key (email)=(hoa@example.com) already exists.',
  });
  const error = new DrizzleQueryError('insert into accounts values ($1)', ['hunter2'], cause);
  const text = JSON.stringify(loggedError(error));
  expect(text).not.toContain('hunter2');
  expect(text).not.toContain('hoa@example.com');
  expect(loggedError(error)).toMatchObject({
    query: 'insert into accounts values ($1)',
    cause: { code: '23505', message: 'duplicate key value violates a constraint' },
  });
});

test('what is thrown and is no error is not repeated', () => {
  expect(JSON.stringify(loggedError('hunter2'))).not.toContain('hunter2');
});
