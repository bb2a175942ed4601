import type { Compilable, CompiledQuery } from 'kysely'
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

/**
 * A query whose text Kysely compiles only once, for queries of every page: compiling costs as much as running them.
 * `build` is called with placeholders, so it may only pass values on, never look at them. When the text depends on more
 * than the values (a filter, whether there is a cursor), that goes into `shape`, and each shape has its own text.
 */
export function prepared<Asked extends object, Row, Shape = undefined>(
  build: (db: Db, asked: Asked, shape: Shape) => Compilable<Row>,
) {
  const texts = new Map<Shape | undefined, CompiledQuery<Row>>()
  return async (db: Db, asked: Asked, ...[shape]: ShapeIfAny<Shape>): Promise<Row[]> => {
    const known = texts.get(shape)
    const text = known ?? build(db, places as Asked, shape as Shape).compile()
    if (!known) texts.set(shape, text)
    const parameters = text.parameters.map((value) =>
      value instanceof Place ? givenFor(value, asked) : value,
    )
    const query: CompiledQuery<Row> = { ...text, parameters }
    const kysely = unseal(db)
    const { rows } = await (kysely.isTransaction ? kysely.executeQuery(query) : pipelinedQuery(kysely, query))
    return rows
  }
}

/** No argument when one text is enough. */
export type ShapeIfAny<Shape> = undefined extends Shape ? [] : [shape: Shape]

function givenFor({ name }: Place, asked: object): unknown {
  if (!(name in asked)) throw new Error(`a prepared query was not given its ${name}`)
  return asked[name as keyof typeof asked]
}
