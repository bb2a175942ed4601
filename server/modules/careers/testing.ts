import { setTimeout as delay } from 'node:timers/promises'
import type { CompanyRole } from '@arvand/contracts/careers'
import { listSkills } from '@arvand/contracts/home/careers'
import {
  acceptCompanyInvitation,
  inviteCompanyMember,
  listMyCompanyInvitations,
  makeJob,
  proposeCompany,
  publishJob,
} from '@arvand/contracts/panel/companies'
import { acceptCompany, saveSkill } from '@arvand/contracts/panel/manage-careers'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

/** The demo stores companies, jobs and applications of earlier days. */
export { careers } from './tables.ts'

export const aCompanyText = {
  ...{ name: 'نرم‌افزار کویر', field: 'نرم‌افزار', city: 'یزد', size: 'upTo50', website: '' },
  about: 'سامانهٔ حسابداری برای کسب‌وکارهای کوچک می‌سازیم.',
} as const

export const aManager = (arvand: TestApp): Promise<TestPerson> =>
  aPerson(arvand, { roles: ['manager'], scopes: ['people'] })

export interface TestCompany {
  readonly id: string
  readonly owner: TestPerson
}

/** A company with its owner, accepted unless the wish says otherwise. */
export async function aCompany(
  arvand: TestApp,
  wish: { readonly name?: string; readonly isWaiting?: boolean } = {},
): Promise<TestCompany> {
  const owner = await aPerson(arvand, { name: 'مریم یزدانی' })
  const { name = aCompanyText.name } = wish
  const made = await arvand.call(proposeCompany, { ...aCompanyText, name, requestId: newId() }, owner)
  const { companyId } = made.answer
  if (!wish.isWaiting) await arvand.call(acceptCompany, { companyId }, await aManager(arvand))
  return { id: companyId, owner }
}

/** Somebody is invited to run the company, and accepts. */
export async function joins(
  arvand: TestApp,
  { id: companyId, owner }: TestCompany,
  person: TestPerson,
  role: CompanyRole = 'recruiter',
): Promise<void> {
  const ask = { companyId, mobile: person.mobile ?? '', role }
  const sent = await arvand.call(inviteCompanyMember, ask, owner)
  if (sent.status !== 200) throw new Error(`the invitation was refused: ${sent.problem.code}`)
  const list = async () => (await arvand.call(listMyCompanyInvitations, {}, person)).answer.items
  for (let tries = 0; (await list()).length === 0; tries += 1) {
    if (tries === 200) throw new Error('nobody invited them')
    await delay(50)
  }
  for (const { id } of await list()) await arvand.call(acceptCompanyInvitation, { invitationId: id }, person)
}

interface JobWish {
  readonly title?: string
  readonly skillIds?: readonly string[]
  readonly verifiedSkillIds?: readonly string[]
  readonly isDraft?: boolean
}

/** What is sent for a job whose deadline is in thirty days. */
export const aJobText = (arvand: TestApp) => ({
  ...{ title: 'برنامه‌نویس بک‌اند', kind: 'fullTime' as const, city: 'یزد', isRemote: false },
  ...{ payLeast: 300_000_000, payMost: 450_000_000, skillIds: [] as string[] },
  deadline: addDays(dayAt(arvand.platform.clock.now()), 30),
  description: {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'نوشتن و نگهداری سرویس‌ها' }] },
    ],
  },
})

/** A job of the company, published unless the wish says otherwise; returns its id. */
export async function aJob(arvand: TestApp, { id, owner }: TestCompany, wish: JobWish = {}): Promise<string> {
  const { isDraft, skillIds = [], verifiedSkillIds = [], ...text } = wish
  const asked = {
    ...aJobText(arvand),
    ...text,
    skillIds: [...skillIds],
    verifiedSkillIds: [...verifiedSkillIds],
  }
  const made = await arvand.call(makeJob, { ...asked, companyId: id, requestId: newId() }, owner)
  const { jobId } = made.answer
  if (!isDraft) await arvand.call(publishJob, { jobId }, owner)
  return jobId
}

/** A skill in a field of its own, proven by certificates of these courses; returns its id. */
export async function aSkill(
  arvand: TestApp,
  title: string,
  courses: readonly string[] = [],
): Promise<string> {
  const manager = await aManager(arvand)
  const save = async (wish: { title: string; parentId: string | null; courses?: string[] }) =>
    (await arvand.call(saveSkill, { ...wish, requestId: newId() }, manager)).answer.skillId
  const known = (await arvand.call(listSkills, {})).answer.items.find(({ parentId }) => parentId === null)
  const parentId = known?.id ?? (await save({ title: 'فناوری', parentId: null }))
  return save({ title, parentId, courses: [...courses] })
}
