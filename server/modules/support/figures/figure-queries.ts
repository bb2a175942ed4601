import { type SupportFigure, supportFigure } from '@arvand/contracts/support/figures'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import type { Range } from '#platform/period-figures'
import { type Department, support } from '../tables.ts'

/** By what a figure is made: its time, its value, and whose it is. */
const sources = {
  opened: { at: 'created_at', value: null, member: 'assignee_id' },
  firstAnswer: {
    at: 'first_answered_at',
    value: 'first_answer_seconds',
    member: 'first_answered_by_id',
  },
  solution: { at: 'solved_at', value: 'solution_seconds', member: 'assignee_id' },
  satisfaction: { at: 'rated_at', value: 'rating', member: 'assignee_id' },
} as const satisfies Readonly<Record<SupportFigure, object>>

export interface FigureRow {
  readonly figure: SupportFigure
  readonly department: Department
  readonly member_id: string | null
  readonly member: string | null
  readonly count: number
  readonly total: number
  readonly in_time: number
}

/** All figures of a range by department and member. */
export async function readFigures(db: Db, range: Range): Promise<FigureRow[]> {
  const rows = await Promise.all(supportFigure.options.map((figure) => readFigure(db, figure, range)))
  return rows.flat()
}

async function readFigure(db: Db, figure: SupportFigure, { from, until }: Range): Promise<FigureRow[]> {
  const { at, value, member } = sources[figure]
  const inTime = sql<number>`(count(*) filter (where first_answer_seconds <= 3600 *
    case ticket.priority when 'urgent' then level.urgent_hours else level.normal_hours end))::int`
  const rows = await support(db)
    .selectFrom('support.tickets as ticket')
    .innerJoin('support.service_levels as level', 'level.department', 'ticket.department')
    .leftJoin('identity.people as person', 'person.id', `ticket.${member}`)
    .select(['ticket.department', 'person.id as member_id', 'person.name as member'])
    .select(sql<number>`count(*)::int`.as('count'))
    .select(
      value === null
        ? sql<number>`0`.as('total')
        : sql<number>`coalesce(sum(${sql.ref(`ticket.${value}`)}), 0)::float8`.as('total'),
    )
    .select(figure === 'firstAnswer' ? inTime.as('in_time') : sql<number>`0`.as('in_time'))
    .where(`ticket.${at}`, '>=', from)
    .where(`ticket.${at}`, '<', until)
    .where('ticket.is_spam', '=', false)
    .where('ticket.merged_into_id', 'is', null)
    .groupBy(['ticket.department', 'person.id', 'person.name'])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()
  return rows.map((row) => ({ figure, ...row }))
}

interface Of {
  readonly figure: SupportFigure
  readonly department?: Department | undefined
  readonly member?: string | undefined
  readonly cursor?: string | undefined
}

/** The tickets of a figure in a range, the newest first. */
export async function listFigure(db: Db, { from, until }: Range, { figure, department, member, cursor }: Of) {
  const { at, value, member: whose } = sources[figure]
  let rows = support(db)
    .selectFrom('support.tickets as ticket')
    .leftJoin('identity.people as person', 'person.id', `ticket.${whose}`)
    .select(['ticket.id', 'ticket.number', 'ticket.subject', 'ticket.state', 'ticket.department'])
    .select(['person.name as member', sql<Date>`${sql.ref(`ticket.${at}`)}`.as('happened_at')])
    .select(
      value === null
        ? sql<number | null>`null::int`.as('value')
        : sql<number | null>`${sql.ref(`ticket.${value}`)}::int`.as('value'),
    )
    .where(`ticket.${at}`, '>=', from)
    .where(`ticket.${at}`, '<', until)
    .where('ticket.is_spam', '=', false)
    .where('ticket.merged_into_id', 'is', null)
  if (department) rows = rows.where('ticket.department', '=', department)
  if (member === 'nobody') rows = rows.where('person.id', 'is', null)
  else if (member) rows = rows.where('person.id', '=', member)
  const page = await keysetPage(rows, [desc(`ticket.${at}`, 'instant'), desc('ticket.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ happened_at, number, ...row }) => ({
      ...row,
      number: Number(number),
      at: happened_at,
    })),
  }
}
