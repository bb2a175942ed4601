import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { Attention } from '#plugs/attention'
import type { Queue } from '#plugs/queue'
import { type CareersTables, careers } from './tables.ts'

/** Companies that were never accepted or were mended, and accepted ones that want another name or website. */
const allWaiting = (of: ExpressionBuilder<CareersTables, never>) =>
  of
    .selectFrom('careers.companies')
    .select(['id', 'name', 'state_at as at', 'proposed_by as by_id', sql<boolean>`false`.as('isChange')])
    .where('state', '=', 'waiting')
    .unionAll(
      of
        .selectFrom('careers.company_changes as change')
        .innerJoin('careers.companies as c', 'c.id', 'change.company_id')
        .select(['change.id', 'c.name', 'change.at', 'change.by_id', sql<boolean>`true`.as('isChange')]),
    )

/** All of them, one by one. */
const queuedCompanies = (db: Db): Queue => ({
  code: 'careers.companies-waiting',
  title: 'شرکت',
  async items(after, most) {
    const waiting = careers(db)
      .selectFrom((of) => allWaiting(of).as('waiting'))
      .leftJoin('identity.people as p', 'p.id', 'waiting.by_id')
      .select(['waiting.id', 'waiting.name', 'waiting.at', 'waiting.isChange', 'p.name as person'])
    const longestFirst = [asc('waiting.at' as const, 'instant'), asc('waiting.id' as const)]
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    return rows.map(({ id, name, at, isChange, person, keyset }) => ({
      ...{ keyset, id, person, at },
      title: isChange ? `نام یا وب‌سایت تازهٔ «${name}»` : name,
      link: isChange ? `/manage/companies#change-${id}` : `/manage/companies?onlyId=${id}`,
    }))
  },
})

/** Companies that wait for a manager, and new applications that wait for members of a company. */
export const careersWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'people',
    uncounted: {
      code: 'careers.companies-waiting',
      title: 'شرکت‌های در انتظار تأیید',
      link: '/manage/companies',
      verb: 'بررسی شرکت‌ها',
      urgency: 'people',
    },
    queues: [queuedCompanies(db)],
    async items() {
      const waiting = careers(db).selectFrom((of) => allWaiting(of).as('waiting'))
      const [{ count }, oldest] = await Promise.all([
        waiting.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        waiting.select(['name', 'at']).orderBy('at').limit(1).executeTakeFirst(),
      ])
      return [
        {
          ...{ code: 'careers.companies-waiting', title: 'شرکت در انتظار تأیید', count },
          ...{ link: '/manage/companies', verb: count === 1 ? 'بررسی شرکت' : 'بررسی شرکت‌ها' },
          ...{ urgency: 'people' as const, oldest },
        },
      ]
    },
  },
  async ofLearner(personId) {
    const { count } = await careers(db)
      .selectFrom('careers.members as m')
      .innerJoin('careers.jobs as j', 'j.company_id', 'm.company_id')
      .innerJoin('careers.applications as a', 'a.job_id', 'j.id')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('m.person_id', '=', personId)
      .where('a.stage', '=', 'new')
      .where('a.withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow()
    return [{ code: 'careers.applications-new', title: 'درخواست تازه', count, link: '/panel/companies' }]
  },
})
