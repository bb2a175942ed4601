import { parse } from 'libpg-query'
import { type Fields, fields, type Json, list, texts } from '../sql.ts'

/** What the database knows of a column beyond its type. */
export interface Known {
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** The texts that it, or each of its elements, may be; undefined: any. */
  readonly texts?: readonly string[] | undefined
}

export type Columns = ReadonlyMap<string, Known>
type ColumnsOf = (schema: string, name: string) => Promise<Columns>
type Sources = ReadonlyMap<string, Columns>

const any: Known = { isNullable: true, hasDefault: false }
const sure: Known = { isNullable: false, hasDefault: false }

/** What is known of the columns of a view, which PostgreSQL itself says of tables alone. */
export async function viewColumns(definition: string, columnsOf: ColumnsOf): Promise<Columns> {
  const [statement] = list(fields(await parse(definition)).stmts)
  return new Map(await columnsOfSelect(fields(fields(fields(statement).stmt).SelectStmt), columnsOf))
}

async function columnsOfSelect(select: Fields, columnsOf: ColumnsOf): Promise<[string, Known][]> {
  if (select.op !== 'SETOP_NONE') {
    const left = await columnsOfSelect(fields(select.larg), columnsOf)
    const right = await columnsOfSelect(fields(select.rarg), columnsOf)
    return left.map(([name, one], at) => [name, either([one, right[at]?.[1] ?? any])])
  }
  const from = await Promise.all(list(select.fromClause).map((one) => sourcesOf(fields(one), columnsOf)))
  const sources = withoutNulls(new Map(from.flatMap((one) => [...one])), fields(select.whereClause))
  return list(select.targetList).map((target) => {
    const { name, val } = fields(fields(target).ResTarget)
    return [texts(name)[0] ?? referred(fields(val)).at(-1) ?? '', knownOf(fields(val), sources)]
  })
}

async function sourcesOf(
  { RangeVar, JoinExpr, RangeSubselect }: Fields,
  columnsOf: ColumnsOf,
): Promise<Sources> {
  if (RangeVar) {
    const { schemaname, relname, alias } = fields(RangeVar)
    const [name] = texts(relname)
    const columns = await columnsOf(String(schemaname), String(name))
    return new Map([[texts(fields(alias).aliasname)[0] ?? String(name), columns]])
  }
  if (RangeSubselect) {
    const { subquery, alias } = fields(RangeSubselect)
    const columns = new Map(await columnsOfSelect(fields(fields(subquery).SelectStmt), columnsOf))
    return new Map([[String(fields(alias).aliasname), columns]])
  }
  const { larg, rarg, jointype } = fields(JoinExpr)
  const [left, right] = await Promise.all([
    sourcesOf(fields(larg), columnsOf),
    sourcesOf(fields(rarg), columnsOf),
  ])
  const mayLack = (side: Sources, ...kinds: string[]) =>
    kinds.includes(String(jointype)) ? changed(side, () => ({ isNullable: true })) : side
  return new Map([...mayLack(left, 'JOIN_RIGHT', 'JOIN_FULL'), ...mayLack(right, 'JOIN_LEFT', 'JOIN_FULL')])
}

/** The sources of which a condition says `… is not null`. */
function withoutNulls(sources: Sources, condition: Fields): Sources {
  const { BoolExpr, NullTest } = condition
  if (fields(BoolExpr).boolop === 'AND_EXPR')
    return list(fields(BoolExpr).args).reduce((all: Sources, one) => withoutNulls(all, fields(one)), sources)
  if (fields(NullTest).nulltesttype !== 'IS_NOT_NULL') return sources
  const [column, table] = referred(fields(fields(NullTest).arg)).reverse()
  return changed(sources, (name, source) =>
    name === column && (table ?? source) === source ? { isNullable: false } : {},
  )
}

const changed = (sources: Sources, change: (column: string, source: string) => Partial<Known>): Sources =>
  new Map(
    [...sources].map(([source, columns]) => [
      source,
      new Map([...columns].map(([name, one]) => [name, { ...one, ...change(name, source) }])),
    ]),
  )

/** `table.column` as its parts; empty for anything else. */
const referred = ({ ColumnRef }: Fields): string[] => texts(fields(ColumnRef).fields)

/** Operators that may find nothing in JSON that is not null. */
const finders = new Set(['->', '->>', '#>', '#>>'])

function knownOf(node: Fields, sources: Sources): Known {
  const [[kind, inner] = ['', undefined]] = Object.entries(node)
  const expression = fields(inner)
  const all = (parts: Json) => list(parts).map((one) => knownOf(fields(one), sources))
  const nullIf = (isNull: boolean): Known => ({ ...sure, isNullable: isNull })
  switch (kind) {
    case 'ColumnRef': {
      const [column = '', table] = referred(node).reverse()
      const found = [...sources].find(([name, one]) => (table ?? name) === name && one.has(column))
      return found?.[1].get(column) ?? any
    }
    case 'A_Const':
      if (expression.isnull) return { ...any, texts: [] }
      return expression.sval ? { ...sure, texts: texts(expression.sval) } : sure
    case 'TypeCast':
      return { ...knownOf(fields(expression.arg), sources), hasDefault: false }
    case 'NullTest':
    case 'A_ArrayExpr':
      return sure
    case 'BoolExpr':
      return nullIf(all(expression.args).some(isNullable))
    case 'A_Expr': {
      const isFinder = finders.has(texts(expression.name).join(''))
      return nullIf(isFinder || all([expression.lexpr, expression.rexpr]).some(isNullable))
    }
    case 'CoalesceExpr':
    case 'MinMaxExpr': {
      const parts = all(expression.args)
      return { ...either(parts), isNullable: parts.every(isNullable) }
    }
    case 'CaseExpr': {
      const results = list(expression.args).map((one) => fields(fields(one).CaseWhen).result)
      return either(all([...results, expression.defresult]))
    }
    case 'FuncCall':
      return nullIf(texts(expression.funcname).at(-1) !== 'count')
    case 'SubLink':
      return nullIf(expression.subLinkType === 'EXPR_SUBLINK' ? !counts(fields(expression.subselect)) : false)
    default:
      return any
  }
}

/** Of a select that gives one row, its number of rows. */
function counts({ SelectStmt }: Fields): boolean {
  const { targetList, groupClause } = fields(SelectStmt)
  const { val } = fields(fields(list(targetList)[0]).ResTarget)
  const { FuncCall } = fields(fields(fields(val).TypeCast).arg ?? val)
  return !groupClause && texts(fields(FuncCall).funcname).at(-1) === 'count'
}

const isNullable = (one: Known): boolean => one.isNullable

/** What is known of a value that comes from one of these. */
const either = (all: readonly Known[]): Known => ({
  isNullable: all.some(isNullable),
  hasDefault: false,
  texts: all.every((one) => one.texts) ? [...new Set(all.flatMap((one) => one.texts ?? []))] : undefined,
})
