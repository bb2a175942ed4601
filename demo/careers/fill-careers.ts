import type { Resume } from '@arvand/contracts/careers'
import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { careers } from '#testing/careers'
import { demoId, idIn } from '../ids.ts'
import { type DemoApplication, demoApplications, wayTo } from './applications.ts'
import { type DemoCompany, type DemoJob, demoCompanies } from './companies.ts'
import { demoSkills } from './skills.ts'

const dayMs = 86_400_000
const million = 10_000_000

/** Forty skills, eight companies with three jobs each, and thirty applications. */
export const fillCareers = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const [skills, people] = [await fillSkills(tx, now), await findPeople(tx)]
    const jobs = new Map<string, Job>()
    for (const [nth, company] of demoCompanies.entries()) {
      const owner = company.owner ? idIn(people.known, company.owner) : crowdAt(people, nth)
      const companyId = await storeCompany(tx, company, owner, before(now, 60 - nth * 6))
      for (const [at, job] of company.jobs.entries())
        jobs.set(job.latin, {
          ...{ ...job, owner },
          id: await storeJob(tx, { ...company, id: companyId }, job, skills, before(now, 20 - at * 5 - nth)),
        })
    }
    for (const [nth, application] of demoApplications.entries())
      await storeApplication(tx, application, nth, { jobs, people, skills, now })
    await fillOwnSkills(tx, people, skills, now)
    await fillFollowed(tx, people, [...jobs.values()], now)
  })

type Job = DemoJob & { readonly id: string; readonly owner: string }

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

interface People {
  readonly known: ReadonlyMap<string, string>
  readonly crowd: readonly string[]
  readonly names: ReadonlyMap<string, string>
}

async function findPeople(tx: Tx): Promise<People> {
  const rows = await careers(tx)
    .selectFrom('identity.people')
    .select(['id', 'handle', 'name'])
    .orderBy('id')
    .execute()
  return {
    known: new Map(rows.map(({ id, handle }) => [handle ?? id, id])),
    crowd: rows.filter(({ handle }) => handle === null).map(({ id }) => id),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  }
}

function crowdAt({ crowd }: People, at: number): string {
  const id = crowd[at % crowd.length]
  if (id === undefined) throw new Error('the demo has no crowd')
  return id
}

/** The skills by title. */
async function fillSkills(tx: Tx, now: Date): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const courses = await careers(tx).selectFrom('courses.catalogue').select(['id', 'slug']).execute()
  for (const [nth, [field, skills]] of demoSkills.entries()) {
    const fieldId = demoId(`field ${field}`, now)
    const madeAt = new Date(before(now, 90).getTime() + nth * 1000)
    const rows = skills.map(([title]) => ({ id: demoId(`skill ${title}`, now), title, parent_id: fieldId }))
    await careers(tx)
      .insertInto('careers.skills')
      .values(
        [{ id: fieldId, title: field, parent_id: null }, ...rows].map((row) => ({ ...row, made_at: madeAt })),
      )
      .execute()
    for (const { id, title } of rows) ids.set(title, id)
  }
  const ties = demoSkills.flatMap(([, skills]) =>
    skills.flatMap(([title, ...slugs]) =>
      courses
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ id }) => ({ skill_id: idIn(ids, title), course_id: id })),
    ),
  )
  if (ties.length > 0) await careers(tx).insertInto('careers.skill_courses').values(ties).execute()
  return ids
}

async function storeCompany(tx: Tx, company: DemoCompany, owner: string, at: Date): Promise<string> {
  const { slug, name, field, city, size, about, isWaiting } = company
  const id = demoId(`company ${slug}`, at)
  const state = isWaiting ? ('waiting' as const) : ('accepted' as const)
  const decidedAt = isWaiting ? at : new Date(at.getTime() + dayMs)
  await careers(tx)
    .insertInto('careers.companies')
    .values({
      ...{ id, slug, name, field, city, size, about, state, reason: null },
      ...{ website: `https://${slug}.example.com`, proposed_by: owner, proposed_at: at, state_at: decidedAt },
    })
    .execute()
  const turn = { company_id: id, reason: null }
  const first = { ...turn, id: demoId(`waiting ${slug}`, at), state: 'waiting' as const, by_id: owner, at }
  const accepted = { ...turn, id: demoId(`accepted ${slug}`, at), state, by_id: null, at: decidedAt }
  await careers(tx)
    .insertInto('careers.company_turns')
    .values(isWaiting ? [first] : [first, accepted])
    .execute()
  await careers(tx)
    .insertInto('careers.members')
    .values({ company_id: id, person_id: owner, role: 'owner', since: at })
    .execute()
  return id
}

async function storeJob(
  tx: Tx,
  company: DemoCompany & { readonly id: string },
  job: DemoJob,
  skills: ReadonlyMap<string, string>,
  at: Date,
): Promise<string> {
  const id = demoId(`job ${job.latin}`, at)
  const { title, latin, kind = 'fullTime', city = company.city, pay, days = 30 } = job
  await careers(tx)
    .insertInto('careers.jobs')
    .values({
      ...{ id, company_id: company.id, slug: `${latin}-${id.slice(-6)}`, title, kind, city },
      ...{ is_remote: job.remote ?? false, deadline: addDays(dayAt(at), days + 20) },
      ...{ pay_least: pay ? pay[0] * million : null, pay_most: pay ? pay[1] * million : null },
      ...{ description: JSON.stringify(textOf(job)), created_at: at },
      published_at: company.isWaiting ? null : at,
      closed_at: job.isClosed ? new Date(at.getTime() + 5 * dayMs) : null,
    })
    .execute()
  if (days < 0)
    await careers(tx)
      .updateTable('careers.jobs')
      .set({ deadline: addDays(dayAt(at), 1) })
      .where('id', '=', id)
      .execute()
  const demanded = job.verified ?? []
  const rows = [...new Set([...demanded, ...job.skills])].map((skill) => ({
    ...{ job_id: id, skill_id: idIn(skills, skill), is_demanded: demanded.includes(skill) },
  }))
  await careers(tx).insertInto('careers.job_skills').values(rows).execute()
  return id
}

const words = (text: string) => [{ type: 'text' as const, text }]

function textOf({ text, tasks }: DemoJob): RichText {
  const items = tasks.map((task) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph', content: words(task) }] satisfies RichBlock[],
  }))
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', content: words(text) },
      { type: 'heading', attrs: { level: 2 }, content: words('کارهای شما') },
      { type: 'bulletList', content: items },
    ],
  }
}

interface Filled {
  readonly jobs: ReadonlyMap<string, Job>
  readonly people: People
  readonly skills: ReadonlyMap<string, string>
  readonly now: Date
}

async function storeApplication(tx: Tx, told: DemoApplication, nth: number, filled: Filled) {
  const { jobs, people, skills, now } = filled
  const job = jobs.get(told.job)
  if (!job) throw new Error(`the demo has no job ${told.job}`)
  const personId = told.by ? idIn(people.known, told.by) : crowdAt(people, 20 + nth * 3)
  const at = before(now, 9 - (nth % 8))
  const id = demoId(`application ${nth}`, at)
  const resume: Resume = {
    ...{ name: people.names.get(personId) ?? '', headline: told.headline, experience: told.experience },
    ...{ mobile: null, email: null, city: null, education: null, biography: null, links: [] },
    skills: job.skills.slice(0, 1 + (nth % 3)).map((title, place) => ({
      ...{ id: idIn(skills, title), title, isVerified: false, certificate: null, exam: null },
      level: place === 0 ? 'advanced' : 'intermediate',
    })),
  }
  await careers(tx)
    .insertInto('careers.applications')
    .values({
      ...{ id, job_id: job.id, person_id: personId, letter: told.letter ?? '', stage: told.stage },
      ...{ resume: JSON.stringify(resume), at, withdrawn_at: null },
    })
    .execute()
  const moves = wayTo[told.stage].map((stage, step) => {
    const movedAt = new Date(at.getTime() + step * 10 * 3_600_000)
    const moveId = demoId(`move ${nth} ${stage}`, movedAt)
    return { id: moveId, application_id: id, stage, by_id: step === 0 ? personId : job.owner, at: movedAt }
  })
  await careers(tx).insertInto('careers.moves').values(moves).execute()
  if (told.note)
    await careers(tx)
      .insertInto('careers.notes')
      .values({
        ...{ id: demoId(`note ${nth}`, at), application_id: id, by_id: job.owner, text: told.note },
        at: new Date(at.getTime() + dayMs),
      })
      .execute()
}

/** What some people say they can. */
async function fillOwnSkills(tx: Tx, people: People, skills: ReadonlyMap<string, string>, now: Date) {
  const own: readonly (readonly [string, readonly string[]])[] = [
    ['niloofar', ['تدریس ریاضی', 'عکاسی', 'آمار و احتمال', 'ویرایش متن فارسی']],
    ['kaveh', ['پایتون', 'SQL', 'گیت', 'مدیریت پروژه']],
    ['arman-kazemi', ['تدریس ریاضی', 'ارائه و سخنرانی', 'روش یادگیری']],
    ['shima-norouzi', ['پایتون', 'ساختمان داده و الگوریتم', 'تحلیل داده']],
  ]
  const levels = ['advanced', 'intermediate', 'beginner'] as const
  const rows = own.flatMap(([handle, titles]) =>
    titles.map((title, at) => ({
      ...{ person_id: idIn(people.known, handle), skill_id: idIn(skills, title), at: before(now, 30) },
      level: levels[at] ?? ('intermediate' as const),
    })),
  )
  await careers(tx).insertInto('careers.person_skills').values(rows).execute()
  const headline = 'دانش‌آموز ریاضی و عکاس'
  const experience = 'عکاسی از جشن‌های مدرسه، دو سال\nحل تمرین ریاضی برای کلاس دهم، یک سال'
  await careers(tx)
    .insertInto('careers.resumes')
    .values({ person_id: idIn(people.known, 'niloofar'), headline, experience })
    .execute()
}

/** The demo's learner has saved jobs, follows a company, and is told of remote jobs; others follow companies too. */
async function fillFollowed(tx: Tx, people: People, jobs: readonly Job[], now: Date) {
  const learner = idIn(people.known, 'niloofar')
  const companies = await careers(tx)
    .selectFrom('careers.companies')
    .select('id')
    .where('state', '=', 'accepted')
    .orderBy('slug')
    .execute()
  const followers = companies.flatMap(({ id: company_id }, nth) =>
    Array.from({ length: 3 + nth * 2 }, (_, at) => ({
      ...{ company_id, person_id: crowdAt(people, 40 + nth + at) },
      since: before(now, 12 - nth),
    })),
  )
  const [first] = companies
  const own = first ? [{ company_id: first.id, person_id: learner, since: before(now, 8) }] : []
  await careers(tx)
    .insertInto('careers.followers')
    .values([...followers, ...own])
    .execute()
  const saved = jobs
    .filter(({ isClosed }) => !isClosed)
    .slice(0, 3)
    .map(({ id }, at) => ({ person_id: learner, job_id: id, at: before(now, 2 + at) }))
  await careers(tx).insertInto('careers.saved_jobs').values(saved).execute()
  const search = JSON.stringify({ remote: 'yes' })
  const alert = { id: demoId('alert remote', now), person_id: learner, search }
  const at = { made_at: before(now, 3), looked_at: now }
  await careers(tx)
    .insertInto('careers.alerts')
    .values({ ...alert, ...at })
    .execute()
}
