import pg from 'pg'

/**
 * A client that sends no statement by name, for a pooler that cannot carry prepared statements: some libraries name
 * theirs unasked.
 */
export class NamelessClient extends pg.Client {
  // @ts-expect-error pg declares nine overloads of query; all of them take what to ask first.
  override query(asked: unknown, ...rest: unknown[]): unknown {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown
    return ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)
  }
}

/** A plain query with a name; a cursor sends itself and is left as it is. */
const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
