import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { pipelinedQuery } from './pipelined-query.ts'
import { type Db, unseal } from './sealed.ts'

/** A placeholder for a value while the text is compiled. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy(
  {},
  {
    get: (_none, name) => new Place(String(name)),
    ownKeys: () => {
      throw new Error('a prepared query takes its places by their names')
    },
  },
)

/** A query of Kysely's builder, or one written with `sql`. */
interface Writable<Row> {
  compile(on: Kysely<unknown>): CompiledQuery<Row>
}

/**
 * A query whose text Kysely compiles only once, for statements of every page and every purchase: compiling costs as
 * much as running them. `build` is called with placeholders, so it may only pass values on, never look at them. When
 * the text depends on more than the values (a filter, whether there is a cursor), that goes into `shape`, and each
 * shape has its own text.
 */
export function prepared<Asked extends object, Row, Shape = undefined>(
  build: (db: Db, asked: Asked, shape: Shape) => Writable<Row>,
) {
  const texts = new Map<Shape | undefined, CompiledQuery<Row>>()
  const compiled = (db: Db, asked: Asked, shape: Shape | undefined): CompiledQuery<Row> => {
    const known = texts.get(shape)
    const text = known ?? build(db, places as Asked, shape as Shape).compile(unseal(db))
    if (!known) texts.set(shape, text)
    const parameters = text.parameters.map((value) =>
      value instanceof Place ? givenFor(value, asked) : value,
    )
    return { ...text, parameters }
  }
  const ask = async (db: Db, asked: Asked, ...[shape]: ShapeIfAny<Shape>): Promise<Row[]> => {
    const query = compiled(db, asked, shape)
    const kysely = unseal(db)
    const { rows } = await (kysely.isTransaction ? kysely.executeQuery(query) : pipelinedQuery(kysely, query))
    return rows
  }
  /** The statement with its values, not sent yet, for `withCommit`. */
  const unsent = (db: Db, asked: Asked, ...[shape]: ShapeIfAny<Shape>): Compilable<Row> => {
    const query = compiled(db, asked, shape)
    return { compile: () => query }
  }
  return Object.assign(ask, { unsent })
}

/** No argument when one text is enough. */
export type ShapeIfAny<Shape> = undefined extends Shape ? [] : [shape: Shape]

function givenFor({ name }: Place, asked: object): unknown {
  if (!(name in asked)) throw new Error(`a prepared query was not given its ${name}`)
  return asked[name as keyof typeof asked]
}
