import type { Compilable, CompiledQuery } from 'kysely'
import { askInOneBreath } from './one-breath.ts'
import { type Db, unseal } from './sealed.ts'

/** Stands for a value while the text is written. */
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
 * A query whose text Kysely writes once, for what is asked on every page: to write it costs as much as to ask it.
 * `build` is given a place for each value, so it may hand values on and nothing else. Where the text follows from more
 * than that (a filter, whether there is a cursor), this goes into `shape`, one text for each.
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
    const { rows } = await (kysely.isTransaction ? kysely.executeQuery(query) : askInOneBreath(kysely, query))
    return rows
  }
}

/** Nothing where one text is enough. */
export type ShapeIfAny<Shape> = undefined extends Shape ? [] : [shape: Shape]

function givenFor({ name }: Place, asked: object): unknown {
  if (!(name in asked)) throw new Error(`a prepared query was not given its ${name}`)
  return asked[name as keyof typeof asked]
}
